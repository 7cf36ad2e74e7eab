import type { ReactElement, RefObject } from 'react';

import { dayReader, timeOf, type Moment } from '../chat-time/chat-time.ts';

/** The message fields that the rows need. */
export interface ThreadMessage {
  /** Its id, stable from the moment it is written: the sender's `clientId`, if there is one. */
  id: string;
  /** The viewer is the author. */
  isOwn: boolean;
  /** The text, to be announced. */
  text: string;
  /** When it was sent. */
  sentAt: Moment;
}

/** The first unread message, and the number of unread messages when the thread was opened. */
export interface UnreadSince {
  /** Id of the first unread message. */
  firstId: string;
  /** Number of unread messages. */
  count: number;
}

/** Position of a message in a block of one person's messages. */
export type Position = 'single' | 'first' | 'middle' | 'last';

/** One row of a thread. Keys are those of the messages, so that rows keep their identity when others are added. */
export type ThreadRow<M extends ThreadMessage> =
  | { kind: 'day'; key: string; time: number }
  | { kind: 'unread'; key: string; count: number }
  | { kind: 'message'; key: string; message: M; position: Position };

/** The props of a virtual list. It creates elements only for the rows it renders. */
export interface ThreadRowsProps<M extends ThreadMessage> {
  /** All rows, each with its key. */
  rows: readonly ThreadRow<M>[];
  /** Creates the element of a row, with its key. */
  renderRow: (row: ThreadRow<M>) => ReactElement;
  /** Ref of the scrolling element; set in effects, but not in the first layout effect. */
  scroller: RefObject<HTMLElement | null>;
  /** This render added or removed rows at the front: keep the position from the end (`shift` of virtua). */
  prepended: boolean;
  /** Index of the row to open at: the unread marker, else the last. */
  openAt: number;
  /** The message to scroll to and to focus, in the middle of the view; a new object does so again. */
  jumpTo: { id: string } | undefined;
}

/** Messages of one person that are at most this far apart, in milliseconds, form a block. */
const BLOCK_GAP = 5 * 60_000;

/** Adds day dividers, the unread marker and blocks to a thread, oldest first. */
export function threadRows<M extends ThreadMessage>(
  messages: readonly M[],
  unread?: UnreadSince,
  timeZone?: string,
): ThreadRow<M>[] {
  const rows: ThreadRow<M>[] = [];
  const dayOf = dayReader(timeZone);
  let lastDay = '';
  let lastTime = NaN;
  /** The previous row, while the next message may still join its block. */
  let open: Extract<ThreadRow<M>, { kind: 'message' }> | undefined;

  for (const message of messages) {
    const sentAt = timeOf(message.sentAt);
    // A message stays where the server put it. With an invalid date, or one before that of the message above it (sent
    // by a device whose clock is behind), it begins no day.
    const time = sentAt > lastTime || Number.isNaN(lastTime) ? sentAt : lastTime;
    const day = Number.isNaN(time) ? lastDay : dayOf(time);
    if (day !== lastDay) {
      rows.push({ kind: 'day', key: `day-${message.id}`, time });
      lastDay = day;
      open = undefined;
    }
    if (unread && unread.count > 0 && message.id === unread.firstId) {
      rows.push({ kind: 'unread', key: 'unread', count: unread.count });
      open = undefined;
    }
    const joins = open && open.message.isOwn === message.isOwn && time - lastTime <= BLOCK_GAP;
    if (open && joins) open.position = open.position === 'single' ? 'first' : 'middle';
    open = { kind: 'message', key: message.id, message, position: joins ? 'last' : 'single' };
    rows.push(open);
    lastTime = time;
  }
  return rows;
}
