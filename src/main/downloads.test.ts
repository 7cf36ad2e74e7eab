import { EventEmitter } from 'node:events';

import type { Session } from 'electron';
import { expect, it } from 'vitest';

import type { SavedPicture } from '../bridge/events.ts';
import { guideDownloads, pictureName } from './downloads.ts';

const now = new Date(2026, 10, 22, 9, 5, 7);

it.each([
  ['image/jpeg', 'Oja 2026-11-22 09.05.07.jpg'],
  ['image/webp', 'Oja 2026-11-22 09.05.07.webp'],
  ['IMAGE/PNG; charset=binary', 'Oja 2026-11-22 09.05.07.png'],
])('a picture of type %s is saved as %s', (type, name) => {
  expect(pictureName(type, now)).toBe(name);
});

it.each(['application/x-msdownload', 'text/html', 'image/svg+xml', 'application/octet-stream', 'constructor', ''])('a file of type "%s" is no picture', (type) => {
  expect(pictureName(type, now)).toBeUndefined();
});

/** A file of a type that a page wants to save, whose saving ends as said. */
class Download extends EventEmitter {
  readonly getMimeType: () => string;
  getFilename = () => 'from the server';
  getSavePath = () => '/home/ada/kettle.webp';
  getTotalBytes = () => 10;
  getReceivedBytes = () => 10;
  setSaveDialogOptions = () => undefined;
  constructor(type: string) {
    super();
    this.getMimeType = () => type;
  }
}

it.each([
  ['image/webp', 'completed', [{ fileName: 'kettle.webp', state: 'saved' }]],
  ['image/webp', 'interrupted', [{ fileName: 'kettle.webp', state: 'interrupted' }]],
  ['image/webp', 'cancelled', []],
  ['text/html', undefined, [{ fileName: 'from the server', state: 'no_picture' }]],
])('a file of type %s that is %s is not told of as something else', (type, ended, told) => {
  const session = new EventEmitter();
  const heard: SavedPicture[] = [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a session, downloads alone are looked at
  guideDownloads(session as unknown as Session, '/home/ada', { progress: () => undefined, ended: (picture) => heard.push(picture) });
  const download = new Download(type);
  session.emit('will-download', { preventDefault: () => undefined }, download);
  if (ended !== undefined) download.emit('done', {}, ended);
  expect(heard).toEqual(told);
});
