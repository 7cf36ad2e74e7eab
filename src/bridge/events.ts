import type { ShownAlert } from './alerts.ts';
import type { Preferences } from './preferences.ts';
import type { UpdateState } from './updates.ts';

/** A menu command or keyboard shortcut that does not lead to a path. */
export type Command =
  | 'next-conversation'
  | 'previous-conversation'
  | 'open-switcher'
  | 'back'
  | 'forward'
  | 'change-server';

/** The result of saving a picture. */
export interface SavedPicture {
  fileName: string;
  /** `interrupted`: the network or the disk failed. `no_picture`: the file was refused without asking the user. */
  state: 'saved' | 'interrupted' | 'no_picture';
}

/** Every event that main sends to the page, by name, with its payload. */
export interface BridgeEvents {
  /** A link, a notification or the menu asks for this path of the dashboard. */
  'path.requested': string;
  'command.given': Command;
  /** The user replied to a notification. */
  'alert.replied': { alert: Pick<ShownAlert, 'viewerId' | 'path'>; text: string };
  /** The user pressed "Mark as read" on the notification of a conversation. */
  'alert.markedRead': Pick<ShownAlert, 'viewerId' | 'path'>;
  /** The user replied to a notification of an earlier run of the app whose recipient is not known. */
  'reply.lost': string;
  /** The computer resumed from sleep, so connections may be dead although they look alive; or it was unlocked. */
  'machine.woke': 'resumed' | 'unlocked';
  'preferences.changed': Preferences;
  'picture.saved': SavedPicture;
  'update.changed': UpdateState;
}

export type EventName = keyof BridgeEvents;

/** An event as it is sent to the page. */
export type BridgeEvent = { [Name in EventName]: { name: Name; payload: BridgeEvents[Name] } }[EventName];
