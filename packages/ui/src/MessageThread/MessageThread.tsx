import { Fragment, useEffect, useEffectEvent, useMemo, useRef, useState, type ComponentType, type ReactElement, type ReactNode, type RefObject } from 'react';

import { DayDivider } from '../DayDivider/DayDivider.tsx';
import { JumpToNewest } from '../JumpToNewest/JumpToNewest.tsx';
import { UnreadMarker } from '../UnreadMarker/UnreadMarker.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './MessageThread.module.css';
import { OlderMessages } from './OlderMessages.tsx';
import { newsAfter, NO_NEWS, type ThreadNews } from './thread-news.ts';
import { threadRows, type Position, type ThreadMessage, type ThreadRow, type UnreadSince } from './thread-rows.ts';
import { useThreadScroll } from './useThreadScroll.ts';

export type { Position, ThreadMessage, ThreadRow, UnreadSince } from './thread-rows.ts';

/** What a window around the rows is given. Elements are made for the rows that it asks for alone. */
export interface ThreadRowsProps<M extends ThreadMessage> {
  /** All rows, each with its key. */
  rows: readonly ThreadRow<M>[];
  /** Makes the element of one, keyed. */
  renderRow: (row: ThreadRow<M>) => ReactElement;
  /** What scrolls; there in effects, and not yet in the first layout effect. */
  scroller: RefObject<HTMLElement | null>;
  /** Older rows came in front with this render, or left there: the place is to be kept from the end (`shift` of virtua). */
  prepended: boolean;
  /** Index of the row to open at: the unread marker, else the last. */
  openAt: number;
}

export interface MessageThreadProps<M extends ThreadMessage> {
  /** The messages, from old to new. An empty array shows `empty`. */
  messages: readonly M[];
  /** Shows one: `(message, position) => <MessageBubble …/>`. */
  renderMessage: (message: M, position: Position) => ReactNode;
  /** The other person's name, for the name of the log and for announcements. */
  partnerName: string;
  /** Where unread messages began when the thread was opened; it opens there. Keep it until the thread is left. */
  unread?: UnreadSince | undefined;
  /** There are older messages. Default false. */
  hasOlder?: boolean | undefined;
  /** Loads the page before; called when its beginning comes near, and by a button. */
  onLoadOlder?: (() => void) | undefined;
  /** How the last call stands. `failed` leaves it to the button. Default `idle`. */
  olderState?: 'idle' | 'loading' | 'failed' | undefined;
  /** Stands where no message is: an EmptyState that helps to begin. */
  empty?: ReactNode;
  /** Whether the newest message is in view, on opening and when it changes: what is new counts as seen only while it is. */
  onAtNewestChange?: ((atNewest: boolean) => void) | undefined;
  /** A window around the rows, for threads of thousands, such as virtua's Virtualizer; it goes to `openAt` when it mounts. Keep it stable. Default: all rows are there. */
  rowsAs?: ComponentType<ThreadRowsProps<M>> | undefined;
  /** The present, in milliseconds. Default: the real one, by the minute. */
  now?: number | undefined;
  /** IANA name of the time zone. Default: the device's. */
  timeZone?: string | undefined;
}

/** What was said, in order (spec §2): days, what is unread, blocks of messages, and its reader's place in it. */
export function MessageThread<M extends ThreadMessage>(props: MessageThreadProps<M>) {
  const { messages, renderMessage, partnerName, unread, hasOlder = false, onLoadOlder, olderState = 'idle', empty } = props;
  const { onAtNewestChange, rowsAs: Rows, now, timeZone } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const inside = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  const rows = useMemo(() => threadRows(messages, unread, timeZone), [messages, unread, timeZone]);
  const unreadIndex = rows.findIndex(({ kind }) => kind === 'unread');
  const marker = useRef<HTMLDivElement>(null);
  const { atNewest, toNewest } = useThreadScroll({
    scroller,
    rows: inside,
    marker,
    lastId: last?.id,
    lastIsOwn: last?.isOwn ?? false,
    opensAtMarker: unreadIndex !== -1,
    windowed: Rows !== undefined,
  });

  const [news, setNews] = useState<ThreadNews<M>>(NO_NEWS);
  if (news.messages !== messages) setNews(newsAfter(news, messages, atNewest));
  else if (atNewest && news.waiting > 0) setNews({ ...news, waiting: 0 });

  const report = useEffectEvent((at: boolean) => onAtNewestChange?.(at));
  useEffect(() => {
    // Nothing is given back: what a handler returns, a promise for one, is no clean-up.
    report(atNewest);
  }, [atNewest]);

  const renderRow = (row: ThreadRow<M>) => (
    <div key={row.key} ref={row.kind === 'unread' ? marker : undefined}>
      {row.kind === 'day' && <DayDivider day={row.time} now={now} timeZone={timeZone} />}
      {row.kind === 'unread' && <UnreadMarker count={row.count} />}
      {row.kind === 'message' && renderMessage(row.message, row.position)}
    </div>
  );

  return (
    <div className={styles.thread}>
      {/* The log itself is not live: opening it, scrolling back and a window's rows would all be read out. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the keyboard (WCAG 2.1.1) */}
      <div ref={scroller} className={styles.scroller} role="log" aria-live="off" aria-label={`Messages with ${partnerName}`} tabIndex={0}>
        {hasOlder && onLoadOlder && <OlderMessages loading={olderState === 'loading'} failed={olderState === 'failed'} onLoad={onLoadOlder} />}
        {messages.length === 0 && <div className={styles.empty}>{empty}</div>}
        <div ref={inside} className={styles.rows}>
          {Rows ? (
            <Rows {...{ rows, renderRow, scroller }} prepended={news.prepended} openAt={unreadIndex === -1 ? rows.length - 1 : unreadIndex} />
          ) : (
            rows.map(renderRow)
          )}
        </div>
      </div>
      <VisuallyHidden aria-live="polite">
        {news.fresh.map(({ id, text }) => (
          <Fragment key={id}>
            {partnerName}: {text || 'Photo'}.{' '}
          </Fragment>
        ))}
      </VisuallyHidden>
      {!atNewest && (
        <div className={styles.jump}>
          <JumpToNewest
            count={news.waiting}
            onClick={() => {
              toNewest();
              // The button goes; the log takes the focus, so that the arrow keys go on from there.
              scroller.current?.focus();
            }}
          />
        </div>
      )}
    </div>
  );
}
