import type { ShownAlert } from './alerts.ts';
import type { Preferences } from './preferences.ts';
import type { UpdateState } from './updates.ts';

/** What a person chose in the menu, or by its shortcut, that is no place of its own. */
export type Command = 'next-conversation' | 'previous-conversation' | 'change-server';

/** How the saving of a picture ended. */
export interface SavedPicture {
  fileName: string;
  /** `interrupted`: the network or the disk gave out on the way. `no_picture`: it was refused, and nothing was asked for. */
  state: 'saved' | 'interrupted' | 'no_picture';
}

/** Everything main tells the page by itself: the name of each event and what it carries. */
export interface BridgeEvents {
  /** Somebody wants to be at a place of the dashboard: its path. By a link, a notification or the menu. */
  'path.asked': string;
  'command.given': Command;
  /** A notification was answered with a text. */
  'alert.replied': { alert: ShownAlert; text: string };
  /** A notification that an earlier run has left was answered with this text, and nobody knows any more whom it answers. */
  'reply.lost': string;
  /** The computer slept, and connections that look alive are not; or it was unlocked, and its person is back. */
  'machine.woke': 'resumed' | 'unlocked';
  'preferences.changed': Preferences;
  'picture.saved': SavedPicture;
  'update.changed': UpdateState;
}

export type EventName = keyof BridgeEvents;

/** An event as it crosses to the page. */
export type BridgeEvent = { [Name in EventName]: { name: Name; payload: BridgeEvents[Name] } }[EventName];
