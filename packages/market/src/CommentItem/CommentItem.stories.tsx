import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { Button } from '@oja/ui/Button';
import { CommentField } from '../CommentComposer/CommentField.tsx';
import { CUSTOMER, HARD_COMMENTS, VENDOR } from '../fixtures/comments.ts';
import { inColumnButOverview } from '../../../ui/src/fixtures/in-column.tsx';
import { LINK, linkControl } from '../../../ui/src/fixtures/links.tsx';
import { RTL } from '../../../ui/src/fixtures/difficult-texts.ts';
import { CommentItem } from './CommentItem.tsx';

const HOUR = 60 * 60 * 1000;
const onDelete = fn(async () => undefined);

const meta = {
  title: 'Market/CommentItem',
  component: CommentItem,
  args: {
    maxCharacters: 1000,
    author: VENDOR,
    authorLink: LINK,
    text: 'For two I can do ₦34,000, with delivery to Yaba.',
    createdAt: Date.now() - 3 * HOUR,
    isOwn: true,
    onEdit: fn(async () => undefined),
    onDelete,
  },
  argTypes: {
    author: { control: 'object' },
    authorLink: linkControl,
    createdAt: { control: 'date' },
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 260 } },
    guide: {
      status: 'new',
      use: ['One comment on a post, inside a CommentThread.'],
      avoid: [
        'A message between two people: MessageBubble.',
        'A list of comments: CommentThread, which orders and counts them.',
      ],
      do: [
        'Set isOwn for the viewer’s own comments alone: only they get a menu.',
        'Set isRemovable below the viewer’s own post: comments of others get a Remove button.',
        'Reject in onEdit and onDelete after a failure: editor and dialog stay open.',
      ],
      dont: ['Do not cut long comments: they are what buyers read.', 'Do not delete without its confirmation.'],
      keyboard: [
        ['Tab', 'To the author, then to the menu of an own comment.'],
        ['Enter', 'In the editor, saves.'],
        ['Shift + Enter', 'In the editor, breaks the line.'],
        ['Escape', 'In the editor, cancels: the text is as it was, the focus on the menu.'],
      ],
    },
  },
  decorators: [inColumnButOverview],
  render: function Item(args) {
    const [text, setText] = useState(args.text);
    const edit = async (next: string) => {
      await args.onEdit?.(next);
      setText(next);
    };
    return <CommentItem {...args} text={text} onEdit={edit} />;
  },
} satisfies Meta<typeof CommentItem>;

export default meta;
type Story = StoryObj<typeof meta>;

const menu = () => screen.getByRole('button', { name: /^Menu of your comment “/ });
const choose = async (userEvent: { click: (element: Element) => Promise<void> }, name: string) => {
  await userEvent.click(menu());
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

/** A comment is edited in place; the focus moves into the text and returns to the menu. */
export const EditedAndSaved: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await choose(userEvent, 'Edit');
    const field = await canvas.findByRole('textbox', { name: 'Edit your comment' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.keyboard('₦33,000 is the last.{Enter}');
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(args.onEdit).toHaveBeenCalledWith('₦33,000 is the last.');
    await waitFor(() => expect(menu()).toHaveFocus());
    await expect(canvas.getByText('₦33,000 is the last.')).toBeVisible();
  },
};

/** Cancel restores the text, by the button and by Escape; an unchanged text is not saved. */
export const EditCancelled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await choose(userEvent, 'Edit');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard(' Or less.');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByText(args.text)).toBeVisible();
    await choose(userEvent, 'Edit');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toHaveValue(args.text);
    await userEvent.keyboard('!{Escape}');
    await expect(canvas.getByText(args.text)).toBeVisible();
    await choose(userEvent, 'Edit');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    await expect(args.onEdit).not.toHaveBeenCalled();
  },
};

/** The editor keeps the text when saving failed. */
export const EditFailed: Story = {
  args: { onEdit: fn(() => Promise.reject(new Error('Network Error!'))) },
  play: async ({ canvas, userEvent }) => {
    await choose(userEvent, 'Edit');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard(' Last price.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const field = canvas.getByRole('textbox');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Could not edit comment'));
    await expect(field).toHaveValue('For two I can do ₦34,000, with delivery to Yaba. Last price.');
  },
};

/** Deletion asks first; when it fails the dialog stays open with the error, and the same answer tries again. */
export const Deleted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    onDelete.mockRejectedValueOnce(new Error('Network Error!'));
    await choose(userEvent, 'Delete');
    await userEvent.click(await canvas.findByRole('button', { name: 'No' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
    await choose(userEvent, 'Delete');
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.getByText('Could not delete comment')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onDelete).toHaveBeenCalledTimes(2);
  },
};

/** Another person's comment has no actions. */
export const SomebodyElses: Story = {
  args: { isOwn: false, author: CUSTOMER },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('group', { name: CUSTOMER.name })).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#there');
  },
};

/** The owner of the post removes somebody else's comment by a button of its own, which asks first. */
export const RemovedByThePostsOwner: Story = {
  args: { isOwn: false, isRemovable: true, author: CUSTOMER },
  play: async ({ canvas, userEvent, args }) => {
    onDelete.mockRejectedValueOnce(new Error('Network Error!'));
    await expect(canvas.queryByRole('button', { name: /^Menu/ })).toBeNull();
    const remove = () => canvas.getByRole('button', { name: /^Remove the comment “For two I can/ });
    await expect(remove()).toHaveTextContent('Remove');
    await userEvent.click(remove());
    const dialog = await screen.findByRole('dialog', { name: 'Remove this comment?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'No' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(remove());
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.getByText('Could not remove comment')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onDelete).toHaveBeenCalledTimes(2);
  },
};

/** A right-to-left text starts beside the picture's column, as every other text does. */
export const RightToLeftText: Story = {
  args: { isOwn: false, text: RTL.description },
  play: async ({ canvas, args }) => {
    const name = canvas.getByText(VENDOR.name).getBoundingClientRect();
    const text = canvas.getByText(args.text).getBoundingClientRect();
    await expect(Math.abs(text.left - name.left)).toBeLessThan(1);
    await expect(text.right).toBeCloseTo(canvas.getByRole('group').getBoundingClientRect().right, 0);
  },
};

const editing = {
  label: 'Edit your comment',
  onValueChange: fn(),
  onSubmit: fn(),
  maxCharacters: 1000,
  buttons: 'below',
} as const;

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet story-columns">
      <CommentItem
        {...args}
        isOwn={false}
        author={CUSTOMER}
        text="Good morning ma. Is the last price for two pieces still the same?"
      />
      <CommentItem {...args} isEdited />
      <CommentItem {...args} isOwn={false} isRemovable author={CUSTOMER} text="First to comment!" />
      <CommentField {...editing} value={args.text} loading={false}>
        <Button variant="quiet" size="small">
          Cancel
        </Button>
        <Button size="small">Save</Button>
      </CommentField>
      <CommentField
        {...editing}
        label="Edit not saved"
        value={args.text}
        loading={false}
        error="Could not edit comment"
      >
        <Button variant="quiet" size="small">
          Cancel
        </Button>
        <Button size="small">Save</Button>
      </CommentField>
      <CommentField {...editing} label="Edit being saved" value={args.text} loading={true}>
        <Button variant="quiet" size="small" disabled>
          Cancel
        </Button>
        <Button size="small" loading>
          Save
        </Button>
      </CommentField>
      {HARD_COMMENTS.map(({ id, ...comment }) => (
        <CommentItem key={id} {...args} {...comment} />
      ))}
    </div>
  ),
};
