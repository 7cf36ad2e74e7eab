import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageCircle } from 'lucide-react';
import { useReducer, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';

import { Button } from '@oja/ui/Button';
import { EmptyState } from '@oja/ui/EmptyState';
import { CHAT_NOW, LAGOS, THREAD, numbered, type ThreadStoryMessage } from '../fixtures/chat.ts';
import { MeasuredRows } from '../fixtures/MeasuredRows.tsx';
import { MessageBubble } from '../MessageBubble/MessageBubble.tsx';
import { MessageThread, type MessageThreadProps, type Position } from './MessageThread.tsx';

const bubble = ({ id, ...message }: ThreadStoryMessage, position: Position) => (
  <MessageBubble key={id} {...message} position={position} partnerName="Adaeze" timeZone={LAGOS} />
);

const meta: Meta<MessageThreadProps<ThreadStoryMessage>> = {
  title: 'Chat/MessageThread',
  component: MessageThread,
  args: {
    messages: THREAD,
    renderMessage: bubble,
    partnerName: 'Adaeze',
    now: CHAT_NOW,
    timeZone: LAGOS,
    onLoadOlder: fn(),
    onAtNewestChange: fn(),
  },
  argTypes: {
    messages: {
      control: 'select',
      options: ['All', 'Two', 'None'],
      mapping: { All: THREAD, Two: THREAD.slice(0, 2), None: [] },
    },
    renderMessage: { control: false },
    unread: { control: 'object' },
    empty: { control: 'text' },
    after: { control: 'text' },
    rowsAs: { control: false },
    jumpTo: { control: false },
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 480 } },
    guide: {
      status: 'new',
      use: ['The messages of a conversation, in a ChatLayout.'],
      avoid: [
        'When it failed: an EmptyState with tone danger, “Failed to load messages”.',
        'Comments under a post: CommentThread.',
      ],
      do: [
        'Give messages ids that never change, or their rows lose their place: the clientId, where there is one.',
        'Mark as seen only while onAtNewestChange said true and the page is in view.',
        'Keep `unread` as it was on opening.',
      ],
      dont: [
        'Do not scroll it from outside: it follows the newest message, or keeps the reader’s place.',
        'Do not put a live region around it: new messages are announced already, history is not.',
      ],
      keyboard: [
        ['Tab', 'The log, then Jump to newest. With a message focused: its links, pictures and buttons come between.'],
        ['Up, Down', 'To the lowest message in view, then from message to message.'],
        ['Enter', 'With a message focused: opens its menu.'],
        ['R', 'With a message focused: replies, where onReply is given.'],
        ['Page up, Page down, Home, End', 'Scroll.'],
      ],
    },
  },
  decorators: [
    // The overview sets its own size.
    (Story, { tags }) =>
      tags.includes('overview') ? (
        <Story />
      ) : (
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            gap: '0.5rem',
            maxInlineSize: '36rem',
            blockSize: '24rem',
          }}
        >
          <Story />
        </div>
      ),
  ],
};

export default meta;
type Story = StoryObj<MessageThreadProps<ThreadStoryMessage>>;

const fromEnd = (area: Element) => area.scrollHeight - area.clientHeight - area.scrollTop;
const topOf = (root: HTMLElement, text: string) =>
  [...root.querySelectorAll('article')].find((each) => each.textContent?.includes(text))?.getBoundingClientRect().top ??
  NaN;
const spoken = (root: HTMLElement) => root.querySelector('[aria-live=polite]')?.textContent ?? '';

/**
 * The stories' buttons simulate events from the network.
 * @copied function Live(args: MessageThreadProps<ThreadStoryMessage>) {
 *   const [messages, setMessages] = useState(args.messages);
 *   const receive = () => setMessages([...messages, ...numbered(messages.length, messages.length)]);
 *   return (
 *     <>
 *       <Button onClick={receive}>Receive</Button>
 *       <MessageThread {...args} messages={messages} />
 *     </>
 *   );
 * }
 */
function Live(args: MessageThreadProps<ThreadStoryMessage>) {
  const [messages, setMessages] = useState(args.messages);
  const lastNumber = Number(messages.at(-1)?.id.slice(1) ?? 99);
  const firstNumber = Number(messages[0]?.id.slice(1) ?? 100);
  const receive = (isOwn: boolean) =>
    setMessages([
      ...messages,
      ...numbered(lastNumber + 1, lastNumber + 1).map((message) => Object.assign(message, { isOwn })),
    ]);
  return (
    <>
      <div className="story-row">
        <Button variant="secondary" size="small" onClick={() => receive(false)}>
          Receive
        </Button>
        <Button variant="secondary" size="small" onClick={() => receive(true)}>
          Send
        </Button>
        <Button
          variant="secondary"
          size="small"
          onClick={() => setMessages([...numbered(firstNumber - 20, firstNumber - 1), ...messages])}
        >
          Prepend
        </Button>
      </div>
      <MessageThread {...args} messages={messages} />
    </>
  );
}

/** At the newest message it stays there; new messages are announced, existing ones are not. */
export const FollowsTheNewest: Story = {
  args: { messages: numbered(100, 130) },
  render: (args: MessageThreadProps<ThreadStoryMessage>) => <Live {...args} />,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const area = canvas.getByRole('log');
    await expect(fromEnd(area)).toBeLessThan(2);
    await expect(spoken(canvasElement)).toBe('');
    await expect(args.onAtNewestChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await expect(fromEnd(area)).toBeLessThan(2);
    await expect(spoken(canvasElement)).toContain('Adaeze: Message 131.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(spoken(canvasElement)).not.toContain('132');
    await expect(canvas.queryByRole('button', { name: /Jump/ })).toBeNull();
  },
};

/**
 * Further up it keeps the reader's position: new messages are counted, older ones are added above, and an own message
 * scrolls to the end.
 */
export const KeepsThePlace: Story = {
  // The thread ignores a handler's return value.
  args: { messages: numbered(100, 130), onAtNewestChange: fn(() => 'seen') },
  render: (args: MessageThreadProps<ThreadStoryMessage>) => <Live {...args} />,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const area = canvas.getByRole('log');
    area.scrollTop = 300;
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Jump to newest' })).toBeVisible());
    await expect(args.onAtNewestChange).toHaveBeenLastCalledWith(false);
    const text = 'Message 110';
    const before = topOf(canvasElement, text);
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await expect(topOf(canvasElement, text)).toBeCloseTo(before, 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Prepend' }));
    await expect(topOf(canvasElement, text)).toBeCloseTo(before, 0);
    await expect(spoken(canvasElement)).not.toContain('Message 80');
    await userEvent.click(canvas.getByRole('button', { name: 'Jump to newest, 2 new messages' }));
    await expect(fromEnd(area)).toBeLessThan(2);
    await expect(area).toHaveFocus();
    area.scrollTop = 200;
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Jump to newest' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(fromEnd(area)).toBeLessThan(2);
  },
};

/**
 * The thread is one tab stop: the arrow keys go from message to message, Tab through what is in the focused one, Enter
 * opens its menu, and R replies.
 */
export const ByKeyboard: Story = {
  args: {
    messages: numbered(100, 104).map((message) => Object.assign(message, { text: `${message.text} https://oja.ng` })),
    renderMessage: ({ id, ...message }, position) => (
      <MessageBubble
        key={id}
        {...message}
        position={position}
        partnerName="Adaeze"
        timeZone={LAGOS}
        onReply={() => undefined}
      />
    ),
    onReply: fn(),
  },
  render: (args: MessageThreadProps<ThreadStoryMessage>) => (
    <>
      <MessageThread {...args} />
      <Button>Send</Button>
    </>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const messages = canvas.getAllByRole('article');
    const log = canvas.getByRole('log');
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.tab();
    await expect(log).toHaveFocus();
    await userEvent.tab();
    await expect(send).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(log).toHaveFocus();

    await userEvent.keyboard('{ArrowUp}');
    await expect(messages.at(-1)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    const message = messages.at(-2);
    await expect(message).toHaveFocus();
    await userEvent.keyboard('r');
    await expect(args.onReply).toHaveBeenCalledWith(expect.objectContaining({ id: 'n103' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.querySelector('[role=menu]')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('[role=menu]')).toBeNull());

    message?.focus();
    await userEvent.tab();
    await expect(within(message ?? log).getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(within(message ?? log).getByRole('button', { name: 'Message options' })).toHaveFocus();
    await userEvent.tab();
    await expect(send).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(log).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(message).toHaveFocus();
  },
};

/** With unread messages it opens at the first of them. */
export const OpensAtUnread: Story = {
  args: { messages: numbered(100, 160), unread: { firstId: 'n140', count: 14 } },
  play: async ({ canvas, args }) => {
    // Not once: the messages below would count as seen.
    await expect(args.onAtNewestChange).not.toHaveBeenCalledWith(true);
    const marker = canvas.getByText('14 new messages').getBoundingClientRect();
    const area = canvas.getByRole('log').getBoundingClientRect();
    await expect(marker.top).toBeGreaterThan(area.top);
    await expect(marker.top).toBeLessThan(area.top + 120);
  },
};

/** The previous page loads when its beginning comes near; after a failure, only by the button. */
export const OlderPages: Story = {
  args: { messages: numbered(100, 190), hasOlder: true },
  render: function Paged(args: MessageThreadProps<ThreadStoryMessage>) {
    const [failed, setFailed] = useState(false);
    return (
      <MessageThread
        {...args}
        olderState={failed ? 'failed' : 'idle'}
        onLoadOlder={() => {
          args.onLoadOlder?.();
          setFailed(true);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(args.onLoadOlder).not.toHaveBeenCalled();
    canvas.getByRole('log').scrollTop = 200;
    await waitFor(() => expect(args.onLoadOlder).toHaveBeenCalledOnce());
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Older messages could not be loaded.');
    // Scrolling away and back does not load it automatically.
    for (const top of [3000, 200]) {
      canvas.getByRole('log').scrollTop = top;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await expect(args.onLoadOlder).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onLoadOlder).toHaveBeenCalledTimes(2);
  },
};

/** Which messages are rendered, and their vertical positions. */
const places = (area: HTMLElement) =>
  [...area.querySelectorAll('article')].map((each) => ({
    name: /Message -?\d+/u.exec(each.textContent)?.[0],
    top: each.getBoundingClientRect().top,
  }));

function Jumping(args: MessageThreadProps<ThreadStoryMessage>) {
  const [jumpTo, setJumpTo] = useState<{ id: string }>();
  const [, render] = useReducer((renders: number) => renders + 1, 0);
  return (
    <>
      <MessageThread {...args} jumpTo={jumpTo} />
      <Button onClick={() => setJumpTo({ id: args.messages[0]?.id ?? '' })}>To the first message</Button>
      <Button onClick={render}>Render</Button>
    </>
  );
}

/** Goes to a message, such as a quoted one, and again after the reader has left it. */
export const GoesToAMessage: Story = {
  args: { messages: numbered(1, 40) },
  render: (args: MessageThreadProps<ThreadStoryMessage>) => <Jumping {...args} />,
  play: async ({ canvas, userEvent }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(500));
    for (const _ of ['once', 'again']) {
      await userEvent.click(canvas.getByRole('button', { name: 'To the first message' }));
      await waitFor(() => expect(log.scrollTop).toBeLessThan(100));
      await expect(canvas.getAllByRole('article')[0]).toHaveFocus();
      log.scrollTop = log.scrollHeight;
    }
    // From the end, also if the thread renders before the browser reports the scrolling.
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Jump to newest' })).toBeNull());
    log.scrollTop = 0;
    canvas.getByRole('button', { name: 'Render' }).click();
    await expect(log.scrollTop).toBe(0);
  },
};

/** In a virtual list, which measures its rows and renders only those near the view, everything works as without one. */
export const Windowed: Story = {
  args: {
    messages: numbered(-300, 190),
    renderMessage: ({ text, ...message }, position) =>
      bubble(
        { ...message, text: `${text}${' in blue and in gold'.repeat(Math.abs(Number(message.id.slice(1))) % 7)}` },
        position,
      ),
    unread: { firstId: 'n120', count: 71 },
    rowsAs: MeasuredRows,
  },
  render: (args: MessageThreadProps<ThreadStoryMessage>) => <Live {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const area = canvas.getByRole('log');
    const edge = area.getBoundingClientRect();
    const press = (name: string | RegExp) => userEvent.click(canvas.getByRole('button', { name }));
    await waitFor(() =>
      expect(canvas.getByText('71 new messages').getBoundingClientRect().top).toBeLessThan(edge.top + 120),
    );
    await expect(args.onAtNewestChange).not.toHaveBeenCalledWith(true);
    area.scrollTop -= 3000;
    await waitFor(() => expect(canvas.queryByText('71 new messages')).toBeNull());
    const read = places(area).find(({ top }) => top >= edge.top);
    const moved = () => (places(area).find(({ name }) => name === read?.name)?.top ?? NaN) - (read?.top ?? NaN);
    for (const change of ['Prepend', 'Receive', 'Prepend', 'Receive']) {
      await press(change);
      await waitFor(() => expect(Math.abs(moved())).toBeLessThan(2));
    }
    await expect(canvas.getAllByRole('article').length).toBeLessThan(40);
    await press('Jump to newest, 2 new messages');
    await waitFor(() => expect(area).toHaveTextContent('Message 192'));
    await waitFor(() => expect(fromEnd(area)).toBeLessThan(2));
    area.scrollTop -= 1000;
    await canvas.findByRole('button', { name: 'Jump to newest' });
    await press('Send');
    await waitFor(() => expect(area).toHaveTextContent('Message 193'));
    await waitFor(() => expect(fromEnd(area)).toBeLessThan(2));
  },
};

const empty = (
  <EmptyState
    title="No messages yet"
    text="Say good day to Adaeze, and ask what you want to know."
    icon={<MessageCircle />}
    motif="oniko"
  />
);

/** A thread with days and unread messages, an empty one, one whose older messages failed, and its placeholder. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))', gap: '2rem' }}
    >
      <div style={{ display: 'flex', blockSize: '48rem' }}>
        <MessageThread {...args} unread={{ firstId: 'm10', count: 3 }} />
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', blockSize: '48rem' }}>
        <MessageThread {...args} messages={[]} empty={empty} />
        <MessageThread {...args} messages={THREAD.slice(0, 2)} hasOlder olderState="failed" />
      </div>
      <div style={{ display: 'flex', blockSize: '30rem' }}>
        <MessageThread loading />
      </div>
    </div>
  ),
};

/** Loading is announced once, and the placeholders are hidden from screen readers. */
export const Loading: Story = {
  render: () => (
    <div style={{ display: 'flex', maxInlineSize: '36rem', blockSize: '30rem' }}>
      <MessageThread loading label="Loading your messages" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading your messages$/);
    await expect(canvas.queryByRole('log')).toBeNull();
  },
};
