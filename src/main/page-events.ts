import { EVENT_CHANNEL } from '../bridge/channels.ts';
import type { BridgeEvent, EventName } from '../bridge/events.ts';

/** What a person did and expects to see: it waits for a page that is not there yet. All else a page asks for as it starts. */
const WAITS: ReadonlySet<EventName> = new Set(['path.asked', 'command.given', 'alert.replied']);
const WAITING_MAX = 50;

/** The way from main to the page. */
export interface PageEvents {
  /** Tells the page, or keeps what a person did until there is one that listens. */
  send: (told: BridgeEvent) => void;
  /** The page listens now. @param deliver sends it one message */
  open: (deliver: (channel: string, told: BridgeEvent) => void) => void;
  /** The page is gone, or is being loaded anew. */
  close: () => void;
  /** What waits is nobody's any more. */
  forget: () => void;
  /** Whether something waits that a person wants to see. */
  isAwaited: () => boolean;
}

export function createPageEvents(): PageEvents {
  let deliver: Parameters<PageEvents['open']>[0] | undefined;
  let waiting: BridgeEvent[] = [];
  return {
    send(told) {
      if (deliver) deliver(EVENT_CHANNEL, told);
      else if (WAITS.has(told.name)) waiting = [...waiting, told].slice(-WAITING_MAX);
    },
    open(next) {
      deliver = next;
      const all = waiting;
      waiting = [];
      for (const told of all) next(EVENT_CHANNEL, told);
    },
    close() {
      deliver = undefined;
    },
    forget() {
      waiting = [];
    },
    isAwaited: () => waiting.length > 0,
  };
}
