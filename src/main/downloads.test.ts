import { EventEmitter } from 'node:events';
import { join } from 'node:path';

import type { SaveDialogOptions, Session } from 'electron';
import { afterEach, expect, it, vi } from 'vitest';

import type { SavedPicture } from '../bridge/events.ts';
import { guideDownloads, pictureName } from './downloads.ts';

const FOLDER = '/home/ada/Pictures';
const now = new Date(2026, 10, 22, 9, 5, 7);
afterEach(() => {
  vi.useRealTimers();
});

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

/** A file of ten bytes, or of another size, of a type that a page wants to save. */
class Download extends EventEmitter {
  readonly asked: SaveDialogOptions[] = [];
  readonly getMimeType: () => string;
  readonly getTotalBytes: () => number;
  #received = 0;
  getFilename = () => '../from the server';
  getSavePath = () => '/home/ada/kettle.webp';
  getReceivedBytes = () => this.#received;
  setSaveDialogOptions = (options: SaveDialogOptions) => void this.asked.push(options);
  constructor(type: string, total = 10) {
    super();
    this.getMimeType = () => type;
    this.getTotalBytes = () => total;
  }
  receive(bytes: number): void {
    this.#received += bytes;
    this.emit('updated', {}, 'progressing');
  }
}

/** A session of which downloads are asked, with what was told of them. */
function guided() {
  const session = new EventEmitter();
  const heard: SavedPicture[] = [];
  const parts: number[] = [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a session, downloads alone are looked at
  guideDownloads(session as unknown as Session, FOLDER, { progress: (part) => parts.push(part), ended: (picture) => heard.push(picture) });
  const begin = (download: Download) => {
    const preventDefault = vi.fn<() => void>();
    session.emit('will-download', { preventDefault }, download);
    return preventDefault;
  };
  return { begin, heard, parts };
}

it.each([
  ['image/webp', 'completed', [{ fileName: 'kettle.webp', state: 'saved' }]],
  ['image/webp', 'interrupted', [{ fileName: 'kettle.webp', state: 'interrupted' }]],
  ['image/webp', 'cancelled', []],
  ['text/html', undefined, [{ fileName: '../from the server', state: 'no_picture' }]],
])('a file of type %s that is %s is not told of as something else', (type, ended, told) => {
  const { begin, heard } = guided();
  const download = new Download(type);
  begin(download);
  if (ended !== undefined) download.emit('done', {}, ended);
  expect(heard).toEqual(told);
});

it('what is no picture is neither saved nor asked about', () => {
  const { begin } = guided();
  const download = new Download('text/html');
  expect(begin(download)).toHaveBeenCalledOnce();
  expect(download.asked).toEqual([]);
});

it('asks where to put a picture, in the folder that is meant for them and by a name of its own, wherever the server’s leads', () => {
  vi.setSystemTime(now);
  const { begin } = guided();
  const download = new Download('image/webp');
  expect(begin(download)).not.toHaveBeenCalled();
  expect(download.asked).toEqual([{ title: 'Save picture', defaultPath: join(FOLDER, 'Oja 2026-11-22 09.05.07.webp') }]);
});

it.each(['completed', 'interrupted', 'cancelled'])('shows how much has come of all pictures together, and nothing once the last is %s', (ended) => {
  const { begin, parts } = guided();
  const [small, large] = [new Download('image/webp'), new Download('image/png', 30)];
  begin(small);
  small.receive(5);
  expect(parts).toEqual([0.5]);
  begin(large);
  large.receive(15);
  expect(parts.at(-1)).toBe(0.5);
  small.emit('done', {}, ended);
  large.receive(9);
  expect(parts.at(-1)).toBe(0.8);
  large.emit('done', {}, ended);
  expect(parts.at(-1)).toBe(-1);
});

it('a picture of unknown size is never more than the whole of it', () => {
  const { begin, parts } = guided();
  const download = new Download('image/webp', 0);
  begin(download);
  download.receive(0);
  download.receive(7);
  expect(parts).toEqual([0, 1]);
});
