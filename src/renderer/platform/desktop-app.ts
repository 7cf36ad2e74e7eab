import type { BridgeAnswer } from '../../bridge/answer.ts';
import type { Command, SavedPicture } from '../../bridge/events.ts';
import type { OjaBridge } from '../../bridge/oja-bridge.ts';
import type { Preferences, PreferencesChange } from '../../bridge/preferences.ts';
import type { ServerChange, ServerSetting } from '../../bridge/server-place.ts';

/** Ends a subscription. */
type Stop = () => void;

/** A message that was typed into a notification. */
export interface Reply {
  /** The user that the notification was for. */
  viewerId: string;
  partnerPath: string;
  text: string;
}

/** The functions of the desktop app that a browser does not have. Each call rejects with a sentence for the user. */
export interface Desktop {
  getPreferences: () => Promise<Preferences>;
  changePreferences: (change: PreferencesChange) => Promise<Preferences>;
  onPreferences: (listener: (preferences: Preferences) => void) => Stop;
  getServer: () => Promise<ServerSetting>;
  /** Changes the server. A different server reloads the page. */
  changeServer: (address: string) => Promise<ServerChange>;
  /** Allows this page to ask for the camera, or ends it. */
  allowCamera: (isAllowed: boolean) => Promise<void>;
  /** @param listener receives whether the computer slept, in which case all connections are broken */
  onWake: (listener: (hasSlept: boolean) => void) => Stop;
  onCommand: (listener: (command: Command) => void) => Stop;
  onReply: (listener: (reply: Reply) => void) => Stop;
  /** @param listener receives the text of a reply whose recipient is no longer known */
  onReplyLost: (listener: (text: string) => void) => Stop;
  onPictureSaved: (listener: (picture: SavedPicture) => void) => Stop;
}

async function take<Value>(answer: Promise<BridgeAnswer<Value>>): Promise<Value> {
  const given = await answer;
  if (!given.ok) throw new Error(given.error.message);
  return given.value;
}

/** Creates the page's side of the desktop bridge. A failed call rejects with the message of the main process. */
export function createDesktop(bridge: OjaBridge): Desktop {
  return {
    getPreferences: () => take(bridge.call('preferences.get')),
    changePreferences: (change) => take(bridge.call('preferences.change', change)),
    onPreferences: (listener) => bridge.on('preferences.changed', listener),
    getServer: () => take(bridge.call('server.get')),
    changeServer: (address) => take(bridge.call('server.change', address)),
    allowCamera: (isAllowed) => take(bridge.call('camera.allow', isAllowed)),
    onWake: (listener) => bridge.on('machine.woke', (how) => listener(how === 'resumed')),
    onCommand: (listener) => bridge.on('command.given', listener),
    onReply: (listener) =>
      bridge.on('alert.replied', ({ alert, text }) =>
        listener({ viewerId: alert.viewerId, partnerPath: alert.path, text }),
      ),
    onReplyLost: (listener) => bridge.on('reply.lost', listener),
    onPictureSaved: (listener) => bridge.on('picture.saved', listener),
  };
}
