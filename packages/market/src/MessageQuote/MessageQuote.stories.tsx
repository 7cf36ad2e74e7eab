import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { inColumnButOverview } from '../../../ui/src/fixtures/in-column.tsx';
import { drawnPicture } from '../../../ui/src/fixtures/pictures.ts';
import { LONG_WORD, RTL } from '../../../ui/src/fixtures/difficult-texts.ts';
import { PARTNER } from '../fixtures/chat.ts';
import { MessageQuote } from './MessageQuote.tsx';

const meta = {
  title: 'Chat/MessageQuote',
  component: MessageQuote,
  args: {
    isOwn: false,
    partnerName: PARTNER.name,
    text: 'Is the blue Akwete still there?',
    pictureUrl: null,
  },
  argTypes: { pictureUrl: { control: 'text' }, onOpen: { control: false }, onCancel: { control: false } },
  parameters: {
    guide: {
      status: 'new',
      use: ['In the quote slot of a MessageBubble that answers another message.', 'In that of a MessageComposer.'],
      avoid: ['The post that a message is about: SharedPost.'],
      do: [
        'Show the quoted message as it is now: its new text after an edit, and no text after its deletion.',
        'Give `onOpen` only while the quoted message can be shown.',
      ],
      dont: ['Do not give it the whole text: it shows one line.'],
      keyboard: [
        ['Tab', 'The quote, or the cross.'],
        ['Enter', 'Goes to the quoted message; on the cross, cancels the reply.'],
      ],
    },
  },
  decorators: [inColumnButOverview],
} satisfies Meta<typeof MessageQuote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a bubble all of it is a button that goes to the quoted message. */
export const Opens: Story = {
  args: { onOpen: fn(), pictureUrl: drawnPicture(0, 128, 128).url },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Adaeze Nwosu Is the blue Akwete still there?' });
    const box = canvas.getByRole('group', { name: 'Reply to Adaeze Nwosu' }).getBoundingClientRect();
    await expect(document.elementFromPoint(box.right - 20, box.top + 20)).toBe(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** Above the composer it can be cancelled. */
export const InDraft: Story = {
  args: { isOwn: true, onCancel: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Reply to yourself' })).toHaveTextContent('You');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the reply' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** A deleted message shows neither text nor picture. */
export const Deleted: Story = {
  args: { isDeleted: true, pictureUrl: drawnPicture(0, 128, 128).url },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Deleted message')).toBeVisible();
    await expect(canvas.queryByText(/Akwete/)).toBeNull();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet">
      <MessageQuote {...args} />
      <MessageQuote {...args} isOwn onCancel={fn()} />
      <MessageQuote {...args} text="" pictureUrl={drawnPicture(1, 128, 128).url} onOpen={fn()} />
      <MessageQuote {...args} isDeleted />
      <MessageQuote {...args} text={RTL.title} />
      <MessageQuote {...args} partnerName={LONG_WORD} text={LONG_WORD} onCancel={fn()} />
    </div>
  ),
};
