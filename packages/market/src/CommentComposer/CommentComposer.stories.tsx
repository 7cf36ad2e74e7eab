import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, mocked, waitFor } from 'storybook/test';

import { Button } from '@oja/ui/Button';
import { inColumn } from '../../../ui/src/fixtures/in-column.tsx';
import { LONG_WORD, RTL } from '../../../ui/src/fixtures/difficult-texts.ts';
import { CUSTOMER, VENDOR } from '../fixtures/comments.ts';
import { CommentComposer } from './CommentComposer.tsx';
import { CommentField } from './CommentField.tsx';

const meta = {
  title: 'Market/CommentComposer',
  component: CommentComposer,
  args: { onSend: fn(async () => undefined), viewer: VENDOR, maxCharacters: 1000 },
  argTypes: { viewer: { control: 'object' } },
  parameters: {
    guide: {
      status: 'new',
      use: ['At the head of a CommentThread, for everyone who is logged in.'],
      avoid: [
        'Messages of a chat: MessageComposer.',
        'To change a comment that exists: CommentItem opens its own editor.',
      ],
      do: [
        'Show the comment in the thread immediately, and reject in onSend when it failed: the field restores the text and shows an error.',
        'Pass a stored draft as defaultText.',
      ],
      dont: [
        'Do not unmount it while a comment is being sent: it may have to restore the text.',
        'Do not cut long texts: the field shows by how much they are too long.',
      ],
      keyboard: [
        ['Enter', 'Sends the comment, unless it is blank.'],
        ['Shift + Enter', 'Breaks the line.'],
        ['Tab', 'From the field to Send.'],
      ],
    },
  },
  decorators: [inColumn],
} satisfies Meta<typeof CommentComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Blank text cannot be sent; Shift+Enter breaks the line, Enter sends, and the field is ready for the next comment. */
export const WrittenAndSent: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Add a comment' });
    const send = canvas.getByRole('button', { name: 'Send' });
    await expect(send).toBeDisabled();
    await userEvent.type(field, '   {Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(send).toBeDisabled();
    await userEvent.type(field, 'How much for two?{Shift>}{Enter}{/Shift}And to Yaba?');
    // Enter that only ends an input method's composition.
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith('How much for two?\nAnd to Yaba?');
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'Thank you');
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenLastCalledWith('Thank you');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** The text is restored when sending failed, and the next try sends the same. */
export const FailedAndTriedAgain: Story = {
  args: { defaultText: 'Is it still there?' },
  play: async ({ canvas, userEvent, args }) => {
    mocked(args.onSend).mockRejectedValueOnce(new Error('Network Error!'));
    const field = canvas.getByRole('textbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Could not add a comment'));
    await expect(field).toHaveValue('Is it still there?');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(field).toBeValid();
    await expect(args.onSend).toHaveBeenCalledTimes(2);
  },
};

/** Text typed while a comment is being sent is kept when the failed comment is restored. */
export const TypedMeanwhile: Story = {
  args: { onSend: fn(async () => undefined) },
  play: async ({ canvas, userEvent, args }) => {
    const answer = Promise.withResolvers<undefined>();
    mocked(args.onSend).mockReturnValueOnce(answer.promise);
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Is it still there?{Enter}');
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'I can come today.');
    answer.reject(new Error('Network Error!'));
    await waitFor(() => expect(field).toHaveValue('Is it still there?\nI can come today.'));
    await expect(field).toHaveAccessibleDescription('Could not add a comment');
  },
};

/** Holding Enter sends it once; a text that is too long is not sent. */
export const SentOnce: Story = {
  args: { onSend: fn(() => new Promise(() => undefined)), maxCharacters: 20 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Is this one still to be had?{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, 'Still to be had?{Enter}{Enter}{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');
  },
};

const field = {
  label: 'Add a comment',
  onValueChange: fn(),
  onSubmit: fn(),
  maxCharacters: 1000,
  buttons: 'beside',
} as const;

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet story-columns">
      <CommentComposer {...args} />
      <CommentComposer {...args} viewer={CUSTOMER} defaultText="Is the last price for two the same?" />
      <CommentComposer {...args} defaultText={RTL.description} />
      <CommentComposer {...args} defaultText={LONG_WORD} maxCharacters={100} />
      <CommentField {...field} label="Being sent" value="Is it still there?" loading={true}>
        <Button size="small" loading>
          Send
        </Button>
      </CommentField>
      <CommentField
        {...field}
        label="Not sent"
        value="Is it still there?"
        loading={false}
        error="Could not add a comment"
      >
        <Button size="small">Send</Button>
      </CommentField>
    </div>
  ),
};
