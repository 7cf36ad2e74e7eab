import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';

import { Button } from '@oja/ui/Button';
import { LONG_MESSAGE } from '../fixtures/chat.ts';
import { drawnPicture } from '../../../ui/src/fixtures/pictures.ts';
import { POST } from '../fixtures/posts.ts';
import { RTL } from '../../../ui/src/fixtures/difficult-texts.ts';
import { MessageQuote } from '../MessageQuote/MessageQuote.tsx';
import { SharedPost } from '../SharedPost/SharedPost.tsx';
import { MessageComposer, type ComposerImage, type MessageComposerProps } from './MessageComposer.tsx';

const chosen = (number: number): ComposerImage => ({
  id: String(number),
  name: `wrapper-${number}.jpg`,
  previewUrl: drawnPicture(number).url,
});

/**
 * Keeps the text and the pictures, and calls the story's handlers.
 * @copied function Written({ value, images = [], ...args }: MessageComposerProps) {
 *   const [text, setText] = useState(value);
 *   const [pictures, setPictures] = useState(images);
 *   return (
 *     <MessageComposer
 *       {...args}
 *       value={text}
 *       onValueChange={setText}
 *       images={pictures}
 *       onAddImages={(files) => setPictures([...pictures, ...files.map((_, index) => chosen(index))])}
 *       onRemoveImage={(id) => setPictures(pictures.filter((picture) => picture.id !== id))}
 *       onSend={() => setText('')}
 *     />
 *   );
 * }
 */
function Written({ value, images = [], ...args }: MessageComposerProps) {
  const [text, setText] = useState(value);
  const [pictures, setPictures] = useState(images);
  return (
    <MessageComposer
      {...args}
      value={text}
      onValueChange={(next) => {
        setText(next);
        args.onValueChange(next);
      }}
      images={pictures}
      onAddImages={
        args.onAddImages &&
        ((files) => {
          setPictures([
            ...pictures,
            ...files.map((file, index) => ({ ...chosen(pictures.length + index), name: file.name })),
          ]);
          args.onAddImages?.(files);
        })
      }
      onRemoveImage={(id) => setPictures(pictures.filter((picture) => picture.id !== id))}
      onSend={() => {
        setText('');
        setPictures([]);
        args.onSend();
      }}
    />
  );
}

const about = (
  <SharedPost title={POST.title} pictureUrl={drawnPicture(0, 160, 160).url} price={POST.price} onRemove={fn()} />
);

const quoted = (
  <MessageQuote isOwn={false} partnerName="Adaeze" text="Is the blue Akwete still there?" onCancel={fn()} />
);

const meta: Meta<typeof MessageComposer> = {
  title: 'Chat/MessageComposer',
  component: MessageComposer,
  args: { value: '', maxCharacters: 4000, onValueChange: fn(), onSend: fn(), onAddImages: fn(), onRemoveImage: fn() },
  argTypes: {
    images: {
      control: 'select',
      options: ['None', 'One', 'Three'],
      mapping: { None: [], One: [chosen(0)], Three: [0, 1, 2].map(chosen) },
    },
    post: { control: 'select', options: ['None', 'Post'], mapping: { None: undefined, Post: about } },
    quote: { control: 'select', options: ['None', 'Quote'], mapping: { None: undefined, Quote: quoted } },
    stateText: { control: 'text' },
    stateAction: { control: false },
    error: { control: 'text' },
    ref: { control: false },
  },
  render: (args) => <Written {...args} />,
  parameters: {
    guide: {
      status: 'new',
      use: ['At the foot of a conversation.'],
      avoid: ['A comment: CommentComposer.', 'A text of a form: TextArea.'],
      do: [
        'Keep the draft for each conversation, through reloads.',
        'Empty text and pictures in the same moment as the message shows as sending.',
        'While offline leave it open: messages wait in order.',
      ],
      dont: [
        'Do not disable it while a message is being sent.',
        'Do not cut long texts: it shows by how much they are too long.',
      ],
      keyboard: [
        ['Enter', 'Sends; not while an input method is composing.'],
        ['Shift + Enter', 'A new line.'],
        ['Paste', 'A picture from the clipboard is added.'],
        ['Escape', 'With a quote: cancels the reply.'],
        ['Tab', 'Add pictures, the field, Send.'],
      ],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof MessageComposer>;

const pastedFile = () => new File(['x'], 'clasp.png', { type: 'image/png' });

/** The content of a clipboard or a drag: a picture, and optionally text. */
function carried(text = ''): DataTransfer {
  const data = new DataTransfer();
  data.items.add(pastedFile());
  if (text !== '') data.setData('text/plain', text);
  return data;
}

const paste = (field: HTMLElement, text?: string) =>
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: carried(text), bubbles: true, cancelable: true }));

/** Enter sends, Shift+Enter breaks the line, a blank text is not sent, and the focus stays in the field. */
export const Writing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.click(field);
    await userEvent.keyboard('{Enter}   {Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('Two yards{Shift>}{Enter}{/Shift}or three?');
    await expect(field).toHaveValue('   Two yards\nor three?');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'Three.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledTimes(2);
    await expect(field).toHaveFocus();
  },
};

/** Enter that confirms an input method's word does not send. */
export const Composing: Story = {
  args: { value: 'ọja' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await fireEvent.keyDown(field, { key: 'Enter' });
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** The field grows with its text up to a limit; then it scrolls. */
export const Grows: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    const box = field.parentElement ?? field;
    const low = box.offsetHeight;
    await userEvent.type(field, 'One{Shift>}{Enter}{/Shift}Two{Shift>}{Enter}{/Shift}Three');
    await expect(box.offsetHeight).toBeGreaterThan(low + 30);
    await userEvent.clear(field);
    await userEvent.paste(LONG_MESSAGE);
    await expect(box.offsetHeight).toBeLessThanOrEqual(192);
    await expect(box.scrollHeight).toBeGreaterThan(box.offsetHeight);
  },
};

/** A chosen picture opens large: text is added there, and both are sent (product §2). */
export const PictureChosen: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.upload(canvasElement.querySelector('input') ?? canvasElement, [
      pastedFile(),
      new File(['y'], 'lining.png', { type: 'image/png' }),
    ]);
    await expect(args.onAddImages).toHaveBeenCalledOnce();
    // The input was cleared, so that the same file can be chosen again.
    await expect(canvasElement.querySelector('input')?.files).toHaveLength(0);
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Picture 1 of 2' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Preview lining.png' }));
    await userEvent.type(canvas.getByPlaceholderText('Add a message'), 'The clasp');
    await userEvent.click(within(canvas.getByRole('dialog')).getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};

/**
 * Pictures that are pasted, or dropped anywhere in the window, are added beside the text; a picture that accompanies
 * copied text is not.
 */
export const PastedAndDropped: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    paste(field);
    await waitFor(() => expect(args.onAddImages).toHaveBeenCalledTimes(1));
    paste(field, '18,500');
    await expect(args.onAddImages).toHaveBeenCalledTimes(1);
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: carried(), bubbles: true, cancelable: true }));
    await waitFor(() => expect(args.onAddImages).toHaveBeenCalledTimes(2));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** A text that is too long shows by how many characters, and is not sent; nothing is cut. */
export const TooLong: Story = {
  args: { value: `${LONG_MESSAGE}!!` },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('2 characters too many.');
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** An answer: Escape cancels it, and one press sends a thumbs up while the field is empty. */
export const Answer: Story = {
  args: { quote: quoted, onCancelQuote: fn(), onThumbsUp: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    const thumb = () => canvas.queryByRole('button', { name: 'Reply with a thumbs up' });
    await userEvent.click(thumb() ?? field);
    await expect(args.onThumbsUp).toHaveBeenCalledOnce();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('It is');
    await expect(thumb()).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancelQuote).toHaveBeenCalledOnce();
    await expect(field).toHaveValue('It is');
  },
};

/** About a post: it is shown above the field, and the message needs text. */
export const AboutPost: Story = {
  args: { post: about },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'About this post' })).toBeVisible();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Message' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('Still there?{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1rem' }}>
      <MessageComposer {...args} />
      <MessageComposer
        {...args}
        value="I can keep it until tomorrow evening, and bring it to the shop on Saturday after two if that suits you better."
      />
      <MessageComposer {...args} value={RTL.title} onAddImages={undefined} />
      <MessageComposer {...args} images={[0, 1, 2].map(chosen)} value="All three for 60,000" />
      <MessageComposer {...args} post={about} value="Is it still there?" />
      <MessageComposer {...args} quote={quoted} onThumbsUp={fn()} />
      <MessageComposer
        {...args}
        quote={
          <MessageQuote
            isOwn={false}
            partnerName={RTL.title}
            text=""
            pictureUrl={drawnPicture(1, 128, 128).url}
            onCancel={fn()}
          />
        }
        post={about}
        value="And this one?"
      />
      <MessageComposer {...args} error="Please select an image file" />
      <div>
        <MessageComposer {...args} state="offline" value="Still there?" />
      </div>
      <MessageComposer
        {...args}
        state="blocked"
        stateAction={
          <Button variant="secondary" size="small">
            Unblock
          </Button>
        }
      />
      <MessageComposer {...args} state="refused" />
      <MessageComposer {...args} state="closed" />
    </div>
  ),
};
