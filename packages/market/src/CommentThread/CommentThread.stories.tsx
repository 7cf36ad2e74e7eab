import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { CommentComposer } from '../CommentComposer/CommentComposer.tsx';
import { COMMENTS, HARD_COMMENTS, VENDOR } from '../fixtures/comments.ts';
import { inColumnButOverview } from '../../../ui/src/fixtures/in-column.tsx';
import { CommentThread } from './CommentThread.tsx';

const link = <a href="#post">{''}</a>;
const composer = <CommentComposer maxCharacters={1000} onSend={fn(async () => undefined)} viewer={VENDOR} />;

const meta = {
  title: 'Market/CommentThread',
  component: CommentThread,
  args: {
    maxCharacters: 1000,
    comments: COMMENTS,
    limit: 3,
    moreLink: link,
    composer,
    onEdit: fn(async () => undefined),
    onDelete: fn(async (_id: string) => undefined),
  },
  argTypes: {
    comments: { control: 'object' },
    limit: { control: 'number' },
    total: { control: 'number' },
    moreLink: { control: 'select', options: ['none', 'link'], mapping: { none: undefined, link } },
    composer: { control: 'select', options: ['none', 'composer'], mapping: { none: undefined, composer } },
    end: { control: 'text' },
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 420 } },
    guide: {
      status: 'new',
      use: [
        'In the comments slot of a PostCard, with limit 3.',
        'On the post’s own page, without a limit: all comments, with their number.',
      ],
      avoid: ['Messages between two people: MessageThread.', 'A single comment: CommentItem.'],
      do: ['Pass the number of all comments as total if not all are loaded.', 'Pass a LoadMore as end.'],
      dont: ['Do not sort the comments: it shows the newest first.', 'No limit other than 3 under a post.'],
      keyboard: [
        ['Tab', 'Through the composer, the authors and the menus of own comments, to View More.'],
        ['Enter', 'In the composer, sends.'],
      ],
    },
  },
  decorators: [inColumnButOverview],
} satisfies Meta<typeof CommentThread>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The newest three, newest first, and a link to the others, which are not loaded. */
export const Preview: Story = {
  args: { comments: COMMENTS.slice(2), total: 5 },
  play: async ({ canvas }) => {
    const comments = canvas.getAllByRole('listitem');
    await expect(comments.map((comment) => comment.querySelector('p')?.textContent?.slice(0, 12))).toEqual([
      'Thank you. I',
      'I bought one',
      'Does the ind',
    ]);
    await expect(canvas.getByRole('link', { name: 'View More' })).toHaveAttribute('href', '#post');
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** With only three comments there is no link to more. */
export const ExactlyThree: Story = {
  args: { comments: COMMENTS.slice(0, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('link', { name: 'View More' })).toBeNull();
  },
};

/** All comments; the viewer's own is deleted, and the focus stays in the thread. */
export const Whole: Story = {
  args: { limit: undefined },
  render: function Thread(args) {
    const [comments, setComments] = useState(args.comments);
    const remove = async (id: string) => {
      await args.onDelete?.(id);
      setComments((kept) => kept.filter((comment) => comment.id !== id));
    };
    return <CommentThread {...args} comments={comments} onDelete={remove} />;
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Comments 5' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Menu of your comment “Good morning. For two…”' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4));
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(args.onDelete).toHaveBeenCalledWith('c2');
    await expect(canvas.getByRole('heading', { name: 'Comments 4' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Comments 4' })).toHaveFocus());
  },
};

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet story-columns">
      <CommentThread {...args} />
      <CommentThread {...args} limit={undefined} comments={HARD_COMMENTS} />
      <CommentThread {...args} comments={[]} />
      <CommentThread {...args} comments={[]} limit={undefined} loading />
    </div>
  ),
};
