import { dayReader, timeOf, type Moment } from '../chatTime/chat-time.ts';

/** What a thread needs to know of a message to place it. */
export interface ThreadMessage {
  /** Its id, the same from the moment it is written: the sender's `clientId` where there is one. */
  id: string;
  /** The viewer wrote it. */
  isOwn: boolean;
  /** What was written, to be announced. */
  text: string;
  /** When it was sent. */
  sentAt: Moment;
}

/** Where unread messages begin, and how many there were when the thread was opened. */
export interface UnreadSince {
  /** Id of the first unread message. */
  firstId: string;
  /** How many. */
  count: number;
}

/** Where a message stands in a block of messages of one person. */
export type Position = 'single' | 'first' | 'middle' | 'last';

/** One row of a thread. Keys are those of the messages, so that rows keep their place when others come. */
export type ThreadRow<M extends ThreadMessage> =
  | { kind: 'day'; key: string; time: number }
  | { kind: 'unread'; key: string; count: number }
  | { kind: 'message'; key: string; message: M; position: Position };

/** Messages of one person that are not further apart than this, in milliseconds, form a block. */
const BLOCK_GAP = 5 * 60_000;

/** Puts day dividers, the unread marker and blocks into a thread, from old to new. */
export function threadRows<M extends ThreadMessage>(messages: readonly M[], unread?: UnreadSince, timeZone?: string): ThreadRow<M>[] {
  const rows: ThreadRow<M>[] = [];
  const dayOf = dayReader(timeZone);
  let lastDay = '';
  let lastTime = NaN;
  /** The row before, while the next message may still join its block. */
  let open: Extract<ThreadRow<M>, { kind: 'message' }> | undefined;

  for (const message of messages) {
    const given = timeOf(message.sentAt);
    // A message without a date stands where the server put it, and opens no day.
    const time = Number.isNaN(given) ? lastTime : given;
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
    const joins = open && open.message.isOwn === message.isOwn && Math.abs(time - lastTime) <= BLOCK_GAP;
    if (open && joins) open.position = open.position === 'single' ? 'first' : 'middle';
    open = { kind: 'message', key: message.id, message, position: joins ? 'last' : 'single' };
    rows.push(open);
    lastTime = time;
  }
  return rows;
}
