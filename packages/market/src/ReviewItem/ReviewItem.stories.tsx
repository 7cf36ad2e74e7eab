import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { LONG_WORD, RTL } from '../../../ui/src/fixtures/difficult-texts.ts';
import { inColumnButOverview } from '../../../ui/src/fixtures/in-column.tsx';
import { LINK, linkControl } from '../../../ui/src/fixtures/links.tsx';
import { CUSTOMER } from '../fixtures/comments.ts';
import { POST } from '../fixtures/posts.ts';
import { ReviewItem } from './ReviewItem.tsx';

const meta = {
  title: 'Market/ReviewItem',
  component: ReviewItem,
  args: {
    author: CUSTOMER,
    authorLink: LINK,
    about: 'vendor',
    postTitle: POST.title,
    stars: 4,
    tags: ['as_described', 'on_time'],
    text: 'The cloth is as in the pictures. She waited for me at the gate.',
    createdAt: Date.UTC(2024, 2, 12),
    reply: null,
    replyName: 'Adaeze Nwosu',
  },
  argTypes: {
    author: { control: 'object' },
    authorLink: linkControl,
    createdAt: { control: 'date' },
    reply: { control: 'text' },
    onReply: { control: false },
    onReport: { control: false },
  },
  parameters: {
    guide: {
      status: 'new',
      use: ['One review in the list of reviews about a person.'],
      avoid: ['A comment on a post: CommentItem.', 'To write a review: ReviewDialog.'],
      do: [
        'Set onReply for the person whom the review is about alone, and onReport for everybody but its author.',
        'Set reply once the server has it: the form closes, and the focus moves to the reply.',
      ],
      dont: ['Do not colour the stars: marigold marks the main action.', 'Do not cut the text.'],
      keyboard: [
        ['Tab', 'To the author, then to Reply and Report.'],
        ['Enter', 'On Reply, opens the field.'],
      ],
    },
  },
  decorators: [inColumnButOverview],
} satisfies Meta<typeof ReviewItem>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stars, tags and text; the stars are read in words. */
export const Read: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
    await expect(canvas.getByText('As described')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The person whom it is about replies once. */
export const Replied: Story = {
  args: { onReply: fn() },
  render: function Item(args) {
    const [reply, setReply] = useState(args.reply);
    const send = (text: string) => {
      args.onReply?.(text);
      setReply(text);
    };
    return <ReviewItem {...args} reply={reply} onReply={send} />;
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reply' }));
    const field = canvas.getByRole('textbox', { name: 'Reply' });
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    await expect(args.onReply).not.toHaveBeenCalled();
    await userEvent.type(field, ' Thank you. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    await expect(args.onReply).toHaveBeenCalledOnce();
    await expect(args.onReply).toHaveBeenCalledWith('Thank you.');
    await waitFor(() => expect(canvas.getByText('Thank you.', { selector: 'p' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Reply' })).toBeNull();
  },
};

/** Cancel brings the focus back to Reply. */
export const NotReplied: Story = {
  args: { onReply: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reply' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: 'Reply' })).toHaveFocus();
  },
};

/** Somebody else reports it; the button is described by the author's name. */
export const Reported: Story = {
  args: { onReport: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const report = canvas.getByRole('button', { name: 'Report' });
    await expect(report).toHaveAccessibleDescription(CUSTOMER.name);
    await userEvent.click(report);
    await expect(args.onReport).toHaveBeenCalledOnce();
  },
};

export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet">
      <ReviewItem {...args} />
      <ReviewItem {...args} onReply={fn()} onReport={fn()} stars={5} tags={[]} />
      <ReviewItem {...args} about="buyer" stars={1} tags={['did_not_come']} text="" reply="I was ill that day." />
      <ReviewItem {...args} stars={3} text={LONG_WORD.repeat(2)} postTitle={LONG_WORD} reply={LONG_WORD} />
      <ReviewItem {...args} stars={2} text={RTL.description} postTitle={RTL.title} reply={RTL.description} />
    </div>
  ),
};
