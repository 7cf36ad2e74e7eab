import { EVENT_CHANNEL } from '../../bridge/channels.ts';
import type { BridgeEvent, EventName } from '../../bridge/events.ts';

/** Events of user actions wait until the page is ready. The page asks for all other state when it starts. */
const WAITING_EVENTS: ReadonlySet<EventName> = new Set([
  'path.requested',
  'command.given',
  'alert.replied',
  'alert.markedRead',
]);
const WAITING_MAX = 50;

/** Sends events from main to the page. */
export interface PageEvents {
  /** Sends an event to the page. Events of user actions wait until a page is ready. */
  send: (event: BridgeEvent) => void;
  /** The page is ready for events. @param deliver sends it one message */
  open: (deliver: (channel: string, event: BridgeEvent) => void) => void;
  /** The page is gone or reloading. */
  close: () => void;
  /** Drops the waiting events. */
  clear: () => void;
  /** Whether an event is waiting that needs the window. */
  needsWindow: () => boolean;
}

/** Creates the events of one page, which is not ready yet. */
export function createPageEvents(): PageEvents {
  let deliver: Parameters<PageEvents['open']>[0] | undefined;
  let waiting: BridgeEvent[] = [];
  return {
    send(event) {
      if (deliver) deliver(EVENT_CHANNEL, event);
      else if (WAITING_EVENTS.has(event.name)) waiting = [...waiting, event].slice(-WAITING_MAX);
    },
    open(next) {
      deliver = next;
      const all = waiting;
      waiting = [];
      for (const event of all) next(EVENT_CHANNEL, event);
    },
    close() {
      deliver = undefined;
    },
    clear() {
      waiting = [];
    },
    needsWindow: () => waiting.some(({ name }) => name !== 'alert.markedRead'),
  };
}
