import { EventEmitter } from 'node:events';
import { join } from 'node:path';

import type { SaveDialogOptions, Session } from 'electron';
import { afterEach, expect, it, vi } from 'vitest';

import type { SavedPicture } from '../../bridge/events.ts';
import { handleDownloads, pictureName } from './downloads.ts';

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

it.each(['application/x-msdownload', 'text/html', 'image/svg+xml', 'application/octet-stream', 'constructor', ''])(
  'a file of type "%s" is not a picture',
  (type) => {
    expect(pictureName(type, now)).toBeUndefined();
  },
);

/** A download of ten bytes by default, of any media type. */
class Download extends EventEmitter {
  readonly dialogOptions: SaveDialogOptions[] = [];
  readonly getMimeType: () => string;
  readonly getTotalBytes: () => number;
  #received = 0;
  getFilename = () => '../from the server';
  getSavePath = () => '/home/ada/kettle.webp';
  getReceivedBytes = () => this.#received;
  setSaveDialogOptions = (options: SaveDialogOptions) => void this.dialogOptions.push(options);
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

/** A session with a download handler, and the events that it reported. */
function createSession() {
  const session = new EventEmitter();
  const saved: SavedPicture[] = [];
  const parts: number[] = [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- handleDownloads uses only the download event
  handleDownloads(session as unknown as Session, FOLDER, {
    progress: (part) => parts.push(part),
    ended: (picture) => saved.push(picture),
  });
  const startDownload = (download: Download) => {
    const preventDefault = vi.fn<() => void>();
    session.emit('will-download', { preventDefault }, download);
    return preventDefault;
  };
  return { startDownload, saved, parts };
}

it.each([
  ['image/webp', 'completed', [{ fileName: 'kettle.webp', state: 'saved' }]],
  ['image/webp', 'interrupted', [{ fileName: 'kettle.webp', state: 'interrupted' }]],
  ['image/webp', 'cancelled', []],
  ['text/html', undefined, [{ fileName: '../from the server', state: 'no_picture' }]],
])('a file of type %s that is %s is reported as such', (type, ended, expected) => {
  const { startDownload, saved } = createSession();
  const download = new Download(type);
  startDownload(download);
  if (ended !== undefined) download.emit('done', {}, ended);
  expect(saved).toEqual(expected);
});

it('a file that is not a picture is neither saved nor asked about', () => {
  const { startDownload } = createSession();
  const download = new Download('text/html');
  expect(startDownload(download)).toHaveBeenCalledOnce();
  expect(download.dialogOptions).toEqual([]);
});

it('a picture’s save dialog starts in the pictures folder with a generated name, independent of the server’s name', () => {
  vi.setSystemTime(now);
  const { startDownload } = createSession();
  const download = new Download('image/webp');
  expect(startDownload(download)).not.toHaveBeenCalled();
  expect(download.dialogOptions).toEqual([
    { title: 'Save picture', defaultPath: join(FOLDER, 'Oja 2026-11-22 09.05.07.webp') },
  ]);
});

it.each(['completed', 'interrupted', 'cancelled'])(
  'progress is that of all pictures together, and ends when the last one is %s',
  (ended) => {
    const { startDownload, parts } = createSession();
    const [small, large] = [new Download('image/webp'), new Download('image/png', 30)];
    startDownload(small);
    small.receive(5);
    expect(parts).toEqual([0.5]);
    startDownload(large);
    large.receive(15);
    expect(parts.at(-1)).toBe(0.5);
    small.emit('done', {}, ended);
    large.receive(9);
    expect(parts.at(-1)).toBe(0.8);
    large.emit('done', {}, ended);
    expect(parts.at(-1)).toBe(-1);
  },
);

it('the progress of a picture of unknown size never exceeds 1', () => {
  const { startDownload, parts } = createSession();
  const download = new Download('image/webp', 0);
  startDownload(download);
  download.receive(0);
  download.receive(7);
  expect(parts).toEqual([0, 1]);
});
