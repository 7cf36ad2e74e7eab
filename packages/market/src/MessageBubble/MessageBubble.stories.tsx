import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';

import { LAGOS, LONG_MESSAGE, chatPicture, minutesAgo } from '../fixtures/chat.ts';
import { PictureSaving } from '@oja/ui/picture-saving';
import { POST } from '../fixtures/posts.ts';
import { LONG_WORD, RTL } from '../../../ui/src/fixtures/difficult-texts.ts';
import { SafetyNotice } from '../SafetyNotice/SafetyNotice.tsx';
import { MessageQuote } from '../MessageQuote/MessageQuote.tsx';
import { SharedPost } from '../SharedPost/SharedPost.tsx';
import { MessageBubble, type MessageBubbleProps } from './MessageBubble.tsx';

const actions = { onReply: fn(), onCopy: fn(), onEdit: fn(), onDelete: fn() };

const about = (
  <SharedPost
    title={POST.title}
    link={<a href="#post">{''}</a>}
    pictureUrl={chatPicture(0, 160, 160).url}
    price={POST.price}
  />
);

const quoted = <MessageQuote isOwn={false} partnerName="Adaeze" text="Is the blue Akwete still there?" onOpen={fn()} />;

const meta: Meta<typeof MessageBubble> = {
  title: 'Chat/MessageBubble',
  component: MessageBubble,
  args: {
    isOwn: true,
    partnerName: 'Adaeze',
    text: 'I have the blue one in two yards. 18,500, and the blouse piece goes with it.',
    sentAt: minutesAgo(12),
    status: 'seen',
    timeZone: LAGOS,
    ...actions,
  },
  argTypes: {
    sentAt: { control: 'date' },
    images: {
      control: 'select',
      options: ['None', 'One', 'Three'],
      mapping: { None: [], One: [chatPicture(0)], Three: [0, 1, 2].map((n) => chatPicture(n)) },
    },
    editing: { control: false },
    post: { control: 'select', options: ['None', 'Post'], mapping: { None: undefined, Post: about } },
    quote: { control: 'select', options: ['None', 'Quote'], mapping: { None: undefined, Quote: quoted } },
    failure: { control: 'text' },
    notice: { control: 'text' },
  },
  parameters: {
    guide: {
      status: 'new',
      use: ['Each message of a thread, own or other’s, from the moment it is written.'],
      avoid: ['A comment under a post: CommentItem.', 'System messages: DayDivider, UnreadMarker or a Notice.'],
      do: [
        'Show it at once as `sending`, under the id it will keep, and let only its status change.',
        'Give `position` from the thread’s rows, so that a block of messages reads as one.',
        'Keep an edit outside (`editing`): it then lives through scrolling away and back.',
      ],
      dont: [
        'Do not take a failed message away: it keeps its words and its place until it is sent or deleted.',
        'Do not turn addresses into links yourself: only http and https, with the true host, are.',
      ],
      keyboard: [
        ['Tab', 'Pictures, links, Read more, the options, Try again: in a thread, while the message has the focus.'],
        ['Enter', 'While editing: saves.'],
        ['Shift + Enter', 'While editing: a new line.'],
        ['Escape', 'While editing: the text as it was.'],
      ],
    },
  },
  decorators: [
    // The overview sets its own size.
    (Story, { tags }) =>
      tags.includes('overview') ? (
        <Story />
      ) : (
        <div style={{ maxInlineSize: '36rem' }}>
          <Story />
        </div>
      ),
  ],
};

export default meta;
type Story = StoryObj<typeof MessageBubble>;

const inkOf = (place: Element) => getComputedStyle(place).getPropertyValue('--oja-color-ink-muted');

/** Deletion asks first, and No keeps the message; the focus stays at the message. */
export const Delete: Story = {
  render: function Deletable(args) {
    const [isDeleted, setIsDeleted] = useState(false);
    const remove = () => {
      setIsDeleted(true);
      args.onDelete?.();
    };
    return <MessageBubble {...args} isDeleted={isDeleted} onDelete={remove} />;
  },
  play: async ({ canvas, userEvent, args }) => {
    const options = () => canvas.getByRole('button', { name: 'Message options' });
    const remove = async () => {
      await userEvent.click(options());
      await userEvent.click(
        await waitFor(
          () =>
            document.querySelector<HTMLElement>('[role=menuitem]:last-child') ?? Promise.reject(new Error('no menu')),
        ),
      );
      await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Delete this message?' })).toBeVisible());
    };
    await remove();
    // The dialog is inside the bubble and does not inherit the bubble's text colour.
    await expect(inkOf(canvas.getByText(/^It disappears for both of you/))).toBe(inkOf(document.body));
    await userEvent.click(canvas.getByRole('button', { name: 'No' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
    await waitFor(() => expect(options()).toHaveFocus());
    await remove();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(canvas.getByText('You deleted this message')).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveFocus();
  },
};

function Editable(args: MessageBubbleProps) {
  const [text, setText] = useState(args.text);
  const [draft, setDraft] = useState<string | null>(args.text);
  const save = () => {
    setText(draft ?? text);
    setDraft(null);
    args.editing?.onSave();
  };
  return (
    <MessageBubble
      {...args}
      text={text}
      isEdited={text !== args.text}
      onEdit={() => setDraft(text)}
      editing={
        draft === null
          ? undefined
          : { text: draft, onValueChange: setDraft, onSave: save, onCancel: () => setDraft(null) }
      }
    />
  );
}

/** Edited in place: blank text cannot be saved, Escape restores the old text, Enter saves. */
export const Edit: Story = {
  args: { editing: { text: '', onValueChange: fn(), onSave: fn(), onCancel: fn() }, text: 'Two yards at 18,500.' },
  render: (args) => <Editable {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const box = () => canvas.getByRole('textbox', { name: 'Edit message' });
    await expect(box()).toHaveFocus();
    await userEvent.clear(box());
    await expect(canvas.getByRole('alert')).toHaveTextContent('A message needs words.');
    await userEvent.keyboard('{Enter}');
    await expect(args.editing?.onSave).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Two yards at 18,500.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Message options' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.querySelector('[role=menu]')).toBeVisible());
    await userEvent.keyboard('e{Enter}');
    await waitFor(() => expect(box()).toHaveFocus());
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}Or both for 35,000.{Enter}');
    await expect(args.editing?.onSave).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Edited')).toBeVisible();
    await expect(canvas.getByText(/Two yards at 18,500.\s+Or both for 35,000./)).toBeVisible();
  },
};

/** A failed message says so, is kept, and can be sent again. A picture that fails to load shows a text. */
export const Failed: Story = {
  args: { status: 'failed', onRetry: fn(), images: [{ id: 'x', url: 'data:image/png;base64,none' }] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Not sent.')).toBeVisible();
    // The tick's label.
    await expect(canvas.getByText('Not sent')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByText('Picture not available')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The message's post is gone: the retry button says that it sends the message without the post. */
export const FailedForItsPost: Story = {
  args: {
    status: 'failed',
    failure: 'Not sent. This post has been removed.',
    retryLabel: 'Send without the post',
    onRetry: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send without the post' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A message about a post shows the post above the text; both are removed when the message is deleted. */
export const AboutPost: Story = {
  args: { isOwn: false, text: 'Is it still there?', post: about },
  render: (args) => (
    <>
      <MessageBubble {...args} />
      <MessageBubble {...args} text="" isDeleted />
    </>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Akwete handwoven wrapper/ });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      canvas.getByText('Is it still there?').getBoundingClientRect().top,
    );
    await expect(canvas.getByText('This message was deleted')).toBeVisible();
  },
};

/** An away message of a vendor: it says that nobody wrote it just now. */
export const Automatic: Story = {
  args: { text: 'We are closed now and answer tomorrow from 8:00.', isAutomatic: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sent automatically')).toBeVisible();
  },
};

/** An answer shows the quoted message above its text, and does not become wider by it; both go when it is deleted. */
export const Answer: Story = {
  args: { text: 'It is.', quote: quoted },
  render: (args) => (
    <>
      <MessageBubble {...args} />
      <MessageBubble {...args} isDeleted />
    </>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const quote = canvas.getByRole('group', { name: 'Reply to Adaeze' });
    await expect(quote.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      canvas.getByText('It is.').getBoundingClientRect().top,
    );
    await expect(quote.getBoundingClientRect().width).toBeLessThan(240);
    await userEvent.click(canvas.getByRole('button', { name: 'Message options' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Reply' }));
    await expect(args.onReply).toHaveBeenCalledOnce();
  },
};

/** A link shows its real address; other schemes, and addresses with a user name before the host, are plain text. */
export const Links: Story = {
  args: {
    isOwn: false,
    text: 'Pay at https://gtbаnk.com/pay, or https://gtbank.com@evil.ng or javascript:alert(1). See https://oja.ng/post/7.',
  },
  play: async ({ canvas }) => {
    const [lookAlike, plain, ...more] = canvas.getAllByRole('link');
    await expect(lookAlike).toHaveTextContent('https://xn--gtbnk-6ve.com/pay');
    await expect(plain).toHaveAttribute('href', 'https://oja.ng/post/7');
    await expect(plain).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await expect(more).toHaveLength(0);
  },
};

/** A text of 4,000 characters can be expanded. */
export const VeryLong: Story = {
  args: { isOwn: false, text: LONG_MESSAGE },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.textContent?.length).toBeLessThan(1000);
    await userEvent.click(canvas.getByRole('button', { name: 'Read more' }));
    await expect(canvasElement.textContent?.length).toBeGreaterThan(4000);
    await userEvent.click(canvas.getByRole('button', { name: 'Read less' }));
    await expect(canvasElement.textContent?.length).toBeLessThan(1000);
  },
};

/** Six pictures: four are shown, each opens large. */
export const ManyPictures: Story = {
  args: {
    text: '',
    images: [0, 1, 2, 3, 4, 5].map((number) => ({ ...chatPicture(number), id: String(number) })),
    onOpenImage: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('+2')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^View / })).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'View Standing fan' }));
    await expect(args.onOpenImage).toHaveBeenCalledWith(2);
  },
};

/** The user saves data: a picture is loaded on a press, and opens large on the next one. */
export const SavingData: Story = {
  args: {
    isOwn: false,
    text: 'Here is the receipt.',
    // Another address than in the other stories: a picture that was asked for is shown from then on.
    images: [{ id: 'asked', url: `${chatPicture(0).url}#asked` }],
    onOpenImage: fn(),
  },
  decorators: [
    (Story) => (
      <PictureSaving value>
        <Story />
      </PictureSaving>
    ),
  ],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const shown = canvas.getByRole('button', { name: /^Show / });
    const { height } = shown.getBoundingClientRect();
    shown.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('img')).toBeVisible();
    await expect(args.onOpenImage).not.toHaveBeenCalled();
    const opens = canvas.getByRole('button', { name: /^View / });
    await expect(opens).toHaveFocus();
    await expect(opens.getBoundingClientRect().height).toBe(height);
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenImage).toHaveBeenCalledWith(0);
  },
};

/** Twice the text size on a phone: nothing is cut off. */
export const Zoomed: Story = {
  args: { text: LONG_WORD, status: 'failed', onRetry: fn() },
  decorators: [
    (Story) => (
      <div style={{ zoom: 2, inlineSize: '195px', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const bubble = canvas.getByRole('article');
    await expect(bubble.scrollWidth).toBeLessThanOrEqual(bubble.clientWidth);
  },
};

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: ({ timeZone }) => {
    const own = { isOwn: true, partnerName: 'Adaeze', sentAt: minutesAgo(12), timeZone, ...actions };
    const other = { ...own, isOwn: false };
    return (
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
          gap: '0 3rem',
        }}
      >
        <div>
          <MessageBubble {...other} position="first" text="Good afternoon." />
          <MessageBubble
            {...other}
            position="middle"
            text="Is the blue Akwete still there? I saw it on your page this morning, at https://oja.ng/post/7"
          />
          <MessageBubble {...other} position="last" text="For Saturday." isEdited />
          <MessageBubble {...own} position="first" text="It is. Two yards, 18,500." status="seen" />
          <MessageBubble {...own} position="last" text="I can keep it until tomorrow evening." status="sent" isEdited />
          <MessageBubble {...other} text={RTL.description} />
          <MessageBubble {...own} text={RTL.title} status="seen" />
          <MessageBubble {...own} text="And the brown one for 15,000" status="sending" />
          <MessageBubble {...own} text="Or both for 30,000?" status="failed" onRetry={fn()} />
          <MessageBubble {...other} text="" isDeleted />
          <MessageBubble {...own} text="" isDeleted />
        </div>
        <div>
          <MessageBubble {...other} text="" images={[chatPicture(0, 960, 540)]} onOpenImage={fn()} />
          <MessageBubble
            {...own}
            text="The slippers, and the pot from my sister."
            images={[chatPicture(3), chatPicture(1)]}
            status="seen"
            onOpenImage={fn()}
          />
          <MessageBubble {...own} text="" images={[{ ...chatPicture(2), progress: 0.4 }]} status="sending" />
          <MessageBubble
            {...other}
            text=""
            images={[{ ...chatPicture(3, 480, 960), width: undefined, height: undefined }]}
            onOpenImage={fn()}
          />
          <MessageBubble {...other} text="Look at this" images={[{ id: 'x', url: 'data:image/png;base64,none' }]} />
          <PictureSaving value>
            <MessageBubble {...other} text="" images={[{ id: 'y', url: '/not-asked-for.webp' }]} onOpenImage={fn()} />
          </PictureSaving>
          <MessageBubble
            {...other}
            text="Send 5,000 first to 0123456789, then I post it."
            notice={<SafetyNotice reasons={['pay-first']} />}
          />
          <MessageBubble {...other} text="Is it still there?" post={about} />
          <MessageBubble {...own} text="It is." quote={quoted} />
          <MessageBubble
            {...other}
            text="Thank you."
            quote={<MessageQuote isOwn partnerName="" text="I can keep it until tomorrow evening." />}
          />
          <MessageBubble
            {...other}
            text="This one?"
            quote={
              <MessageQuote isOwn={false} partnerName={LONG_WORD} text="" pictureUrl={chatPicture(2, 128, 128).url} />
            }
          />
          <MessageBubble
            {...own}
            text="And this is the other side of it, in the light of the morning."
            quote={<MessageQuote isOwn={false} partnerName="Adaeze" text="" isDeleted />}
            images={[chatPicture(1)]}
            onOpenImage={fn()}
          />
          <MessageBubble
            {...own}
            text="It is. This is the other side."
            post={about}
            images={[chatPicture(1)]}
            onOpenImage={fn()}
          />
          <MessageBubble {...own} text="And this one?" post={<SharedPost title={null} isAvailable={false} />} />
          <MessageBubble {...other} text={LONG_WORD} />
          <MessageBubble
            {...own}
            text="Two yards"
            editing={{ text: 'Two yards, or three', onValueChange: fn(), onSave: fn(), onCancel: fn() }}
          />
        </div>
      </div>
    );
  },
};
