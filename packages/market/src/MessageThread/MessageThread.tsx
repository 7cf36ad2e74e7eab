import { useMemo, useRef, type ComponentProps, type ComponentType, type ReactElement, type ReactNode } from 'react';

import { DayDivider } from '../DayDivider/DayDivider.tsx';
import { JumpToNewest } from '../JumpToNewest/JumpToNewest.tsx';
import { UnreadMarker } from '../UnreadMarker/UnreadMarker.tsx';
import { cx } from '@oja/ui/cx';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { LoadingThread, type LoadingThreadProps } from './LoadingThread.tsx';
import styles from './MessageThread.module.css';
import { NewerMessages, type NewerPart } from './NewerMessages.tsx';
import { OlderMessages } from './OlderMessages.tsx';
import { ReceivedMessages } from './ReceivedMessages.tsx';
import { type Position, type ThreadMessage, type ThreadRow, type ThreadRowsProps, threadRows } from './thread-rows.ts';
import type { UnreadSince } from './thread-rows.ts';
import { useJump } from './use-jump.ts';
import { useMessageKeys } from './use-message-keys.ts';
import { useNewMessages } from './use-new-messages.ts';
import { useThreadScroll } from './use-thread-scroll.ts';
import { MESSAGES } from './messages.ts';

export type { Position, ThreadMessage, ThreadRow, ThreadRowsProps, UnreadSince } from './thread-rows.ts';

export interface MessageThreadProps<M extends ThreadMessage> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Shows its placeholder, for which no other props are needed. Default false. */
  loading?: boolean | undefined;
  /** The messages, oldest first. An empty array shows `empty`. */
  messages: readonly M[];
  /** Renders a message: `(message, position) => <MessageBubble …/>`. */
  renderMessage: (message: M, position: Position) => ReactNode;
  /** The partner's name, for the accessible name and for announcements. */
  partnerName: string;
  /** The first unread message when the thread was opened; it opens there. Keep it until the thread is closed. */
  unread?: UnreadSince | undefined;
  /** There are older messages. Default false. */
  hasOlder?: boolean | undefined;
  /** Loads the previous page; called when its beginning comes near, and by a button. */
  onLoadOlder?: (() => void) | undefined;
  /** State of the last call. `failed` leaves the next call to the button. Default `idle`. */
  olderState?: 'idle' | 'loading' | 'failed' | undefined;
  /** Set where the messages are a part of the conversation in its past. */
  newer?: NewerPart | undefined;
  /** Shown without messages: an EmptyState. */
  empty?: ReactNode;
  /** Content after the newest message, such as texts that are sent later. It scrolls with the messages. */
  after?: ReactNode;
  /** Called on opening and on changes with whether the newest message is in view: only then are new ones seen. */
  onAtNewestChange?: ((atNewest: boolean) => void) | undefined;
  /**
   * A component that virtualises the rows, for thousands of messages, such as virtua's Virtualizer; it scrolls to
   * `openAt` on mount. Keep it stable. Default: all rows are rendered.
   */
  rowsAs?: ComponentType<ThreadRowsProps<M>> | undefined;
  /** The message to go to, such as a quoted one: it is scrolled to and focused. A new object does so again. */
  jumpTo?: { id: string } | undefined;
  /** Starts an answer to the focused message, by the key R. Without it R does nothing. */
  onReply?: ((message: M) => void) | undefined;
  /** The current time, in milliseconds. Default: the clock, minute by minute. */
  now?: number | undefined;
  /** IANA name of the time zone. Default: the device's. */
  timeZone?: string | undefined;
}

/**
 * The messages of a conversation in order (product §2), with day dividers, the unread marker, blocks of messages, and
 * scroll position handling. With `loading` alone it is a placeholder of the same size.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- two signatures: overloads would have no table of props
export const MessageThread = (({ loading, ...props }: LoadingThreadProps & MessageThreadProps<ThreadMessage>) =>
  loading ? <LoadingThread {...props} /> : <LoadedThread {...props} />) as {
  (props: LoadingThreadProps): ReactElement;
  <M extends ThreadMessage>(props: MessageThreadProps<M>): ReactElement;
};

function LoadedThread<M extends ThreadMessage>({
  messages,
  renderMessage,
  partnerName,
  unread,
  hasOlder = false,
  onLoadOlder,
  olderState = 'idle',
  newer,
  empty,
  after,
  onAtNewestChange,
  rowsAs: Rows,
  jumpTo,
  onReply,
  now,
  timeZone,
  className,
  ...rest
}: Omit<MessageThreadProps<M>, 'loading'>) {
  const texts = useMessages('MessageThread', MESSAGES);
  const { format } = useLocale();
  const scroller = useRef<HTMLDivElement>(null);
  const inside = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  const rows = useMemo(() => threadRows(messages, unread, timeZone), [messages, unread, timeZone]);
  const unreadIndex = rows.findIndex(({ kind }) => kind === 'unread');
  const marker = useRef<HTMLDivElement>(null);
  const { atNewest, scrollToNewest } = useThreadScroll({
    scroller,
    rows: inside,
    marker,
    lastId: last?.id,
    hasNewer: newer?.hasMore ?? false,
    lastIsOwn: last?.isOwn ?? false,
    opensAtMarker: unreadIndex !== -1,
    windowed: Rows !== undefined,
    onAtNewestChange,
  });
  const newMessages = useNewMessages(messages, atNewest, newer?.hasMore ?? false);

  useMessageKeys(scroller, messages, onReply);
  useJump({ jumpTo, rows, container: inside, windowed: Rows !== undefined });

  const renderRow = (row: ThreadRow<M>) => (
    <div key={row.key} data-key={row.key} ref={row.kind === 'unread' ? marker : undefined}>
      {row.kind === 'day' && <DayDivider day={row.time} now={now} timeZone={timeZone} />}
      {row.kind === 'unread' && <UnreadMarker count={row.count} />}
      {row.kind === 'message' && renderMessage(row.message, row.position)}
    </div>
  );

  return (
    <div {...rest} className={cx(styles.thread, className)}>
      {/* The log itself is not a live region: opening it, scrolling back and virtual rows would all be announced. */}
      <div
        ref={scroller}
        className={styles.scroller}
        role="log"
        aria-live="off"
        aria-label={format(texts.label, { name: partnerName })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- must be focusable to scroll (WCAG 2.1.1)
        tabIndex={0}
      >
        {hasOlder && onLoadOlder && (
          <OlderMessages loading={olderState === 'loading'} failed={olderState === 'failed'} onLoad={onLoadOlder} />
        )}
        {messages.length === 0 && <div className={styles.empty}>{empty}</div>}
        <div ref={inside} className={styles.rows} data-after={after ? true : undefined}>
          {Rows ? (
            <Rows
              {...{ rows, renderRow, scroller, jumpTo }}
              prepended={newMessages.prepended}
              openAt={unreadIndex === -1 ? rows.length - 1 : unreadIndex}
            />
          ) : (
            rows.map(renderRow)
          )}
          {after}
        </div>
        {newer?.hasMore && <NewerMessages state={newer.state} onLoad={newer.onLoad} />}
      </div>
      <ReceivedMessages partnerName={partnerName} received={newMessages.received} />
      {!atNewest && (
        <div className={styles.jump}>
          <JumpToNewest
            count={newMessages.unseenCount}
            onClick={() => {
              if (newer) newer.onJump();
              else scrollToNewest();
              // The button is removed; the log gets the focus, so that the arrow keys continue there.
              scroller.current?.focus();
            }}
          />
        </div>
      )}
    </div>
  );
}
