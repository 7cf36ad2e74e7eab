import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { NativeImage } from 'electron';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { PICTURE_SIDE } from '../../bridge/alerts.ts';
import { createImageFiles, imageOf } from './alert-picture.ts';
import { createNotifier } from './notifier.ts';

/** The last bitmap and the last notification that Electron received. */
const given = vi.hoisted(() => ({
  bitmap: undefined as { width: number; height: number; buffer: Buffer } | undefined,
  options: undefined as { icon?: unknown } | undefined,
}));
vi.mock('electron', () => ({
  nativeImage: {
    createEmpty: () => ({ addRepresentation: (bitmap: typeof given.bitmap) => void (given.bitmap = bitmap) }),
  },
  Notification: class {
    static isSupported = () => true;
    on = () => undefined;
    show = () => undefined;
    constructor(options: typeof given.options) {
      given.options = options;
    }
  },
}));

let temp: string;
beforeEach(() => {
  temp = mkdtempSync(join(tmpdir(), 'oja-pictures-'));
});
afterEach(() => {
  rmSync(temp, { recursive: true });
  vi.restoreAllMocks();
});

const unused = () => undefined;
const refuse = (error: unknown) => expect.unreachable(String(error));
const PIXELS = Buffer.alloc(PICTURE_SIDE * PICTURE_SIDE * 4, Buffer.from([200, 100, 50, 255]));
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only its file is saved
const imageWith = (content: string) => ({ toPNG: () => Buffer.from(content) }) as NativeImage;

it('the page’s pixels become an image in Electron’s order, premultiplied', () => {
  imageOf(Buffer.from([...PIXELS.subarray(0, 4), 255, 255, 255, 51, 9, 9, 9, 0]).toString('base64'));
  expect(given.bitmap).toMatchObject({ width: PICTURE_SIDE, height: PICTURE_SIDE });
  expect([...(given.bitmap?.buffer ?? [])]).toEqual([50, 100, 200, 255, 51, 51, 51, 51, 0, 0, 0, 0]);
});

it('images are saved once, and those of earlier runs are deleted', () => {
  const files = (text: string) => createImageFiles(() => temp, refuse)(imageWith(text));
  files('earlier');
  const save = createImageFiles(() => temp, refuse);
  const [first, again, other] = ['bayo', 'bayo', 'chidi'].map((text) => save(imageWith(text)));
  expect(again).toBe(first);
  expect(readFileSync(fileURLToPath(first ?? ''), 'utf8')).toBe('bayo');
  expect(other).not.toBe(first);
  expect(readdirSync(join(temp, 'oja-notifications'))).toHaveLength(2);
});

it('an image that the disk refuses is left out, and the error is reported', () => {
  const onFault = vi.fn<(error: unknown) => void>();
  writeFileSync(join(temp, 'file'), '');
  expect(createImageFiles(() => join(temp, 'file'), onFault)(imageWith('bayo'))).toBeUndefined();
  expect(onFault).toHaveBeenCalledOnce();
});

it('a notification has its picture as icon, which Windows reads from a file for a conversation', () => {
  const saveImage = vi.fn<() => string>(() => 'file:///bayo.png');
  const notifier = createNotifier({
    isQuiet: () => false,
    hasLinks: true,
    saveImage,
    drawAttention: unused,
    press: unused,
    reply: unused,
    markRead: unused,
    onFault: unused,
  });
  const alert = { viewerId: 'ada', title: 'Bayo', body: 'Hello', path: '/dashboard/chat/bayo' };
  const picture = PIXELS.toString('base64');
  vi.spyOn(process, 'platform', 'get').mockReturnValue('linux');
  notifier.show({ ...alert, id: 'm1', conversationId: 'chat', picture });
  expect(given.options).toMatchObject({ icon: expect.anything(), body: 'Hello' });
  expect(saveImage).not.toHaveBeenCalled();
  notifier.show({ ...alert, id: 'm2', conversationId: null });
  expect(given.options).not.toHaveProperty('icon');
  vi.spyOn(process, 'platform', 'get').mockReturnValue('win32');
  notifier.show({ ...alert, id: 'm3', conversationId: 'another', picture });
  expect(given.options).toMatchObject({
    toastXml: expect.stringContaining('<image placement="appLogoOverride" hint-crop="circle" src="file:///bayo.png"/>'),
  });
});
