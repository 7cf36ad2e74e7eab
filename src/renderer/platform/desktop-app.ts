import type { BridgeAnswer } from '../../bridge/answer.ts';
import type { Command, SavedPicture } from '../../bridge/events.ts';
import type { OjaBridge } from '../../bridge/oja-bridge.ts';
import type { Preferences, PreferencesChange } from '../../bridge/preferences.ts';
import type { ServerChange, ServerPlace } from '../../bridge/server-place.ts';

/** Ends the listening. */
type Stop = () => void;

/** A message that was written in a notification. */
export interface Reply {
  /** Whose notification it was. */
  viewerId: string;
  partnerPath: string;
  text: string;
}

/** What the desktop app has beside what a browser has. Each call rejects with a sentence for the person. */
export interface Desktop {
  getPreferences: () => Promise<Preferences>;
  changePreferences: (change: PreferencesChange) => Promise<Preferences>;
  onPreferences: (listener: (preferences: Preferences) => void) => Stop;
  getServer: () => Promise<ServerPlace>;
  /** Once it is another one, the page is loaded anew. */
  changeServer: (address: string) => Promise<ServerChange>;
  /** @param listener is told whether the computer slept, so that nothing that looks connected is */
  onWake: (listener: (hasSlept: boolean) => void) => Stop;
  onCommand: (listener: (command: Command) => void) => Stop;
  onReply: (listener: (reply: Reply) => void) => Stop;
  /** @param listener is told the words of a reply that nobody knows any more whom it answers */
  onReplyLost: (listener: (text: string) => void) => Stop;
  onPictureSaved: (listener: (picture: SavedPicture) => void) => Stop;
}

async function take<Value>(answer: Promise<BridgeAnswer<Value>>): Promise<Value> {
  const given = await answer;
  if (!given.ok) throw new Error(given.error.message);
  return given.value;
}

export function createDesktop(bridge: OjaBridge): Desktop {
  return {
    getPreferences: () => take(bridge.call('preferences.get')),
    changePreferences: (change) => take(bridge.call('preferences.change', change)),
    onPreferences: (listener) => bridge.on('preferences.changed', listener),
    getServer: () => take(bridge.call('server.get')),
    changeServer: (address) => take(bridge.call('server.change', address)),
    onWake: (listener) => bridge.on('machine.woke', (how) => listener(how === 'resumed')),
    onCommand: (listener) => bridge.on('command.given', listener),
    onReply: (listener) => bridge.on('alert.replied', ({ alert, text }) => listener({ viewerId: alert.viewerId, partnerPath: alert.path, text })),
    onReplyLost: (listener) => bridge.on('reply.lost', listener),
    onPictureSaved: (listener) => bridge.on('picture.saved', listener),
  };
}
