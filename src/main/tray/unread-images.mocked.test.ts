import { beforeEach, describe, expect, it, vi } from 'vitest';

import { drawOverlay, drawTrayIcon } from './draw-icon.ts';
import { overlayImage, trayImage } from './unread-images.ts';

/** The last picture that Electron received, with its version for each scale factor. */
const given = vi.hoisted(() => ({
  isTemplate: false,
  drawn: new Map<number, { width: number; height: number; buffer: Buffer }>(),
}));
vi.mock('electron', () => ({
  nativeImage: {
    createEmpty: () => ({
      addRepresentation({
        scaleFactor,
        ...drawn
      }: {
        scaleFactor: number;
        width: number;
        height: number;
        buffer: Buffer;
      }) {
        given.drawn.set(scaleFactor, drawn);
      },
      setTemplateImage(isTemplate: boolean) {
        given.isTemplate = isTemplate;
      },
    }),
  },
}));

/** A count of 100 is shown in full; a larger one is '99+' (product §9). */
const READS = [
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '100'],
  [101, '99+'],
  [12_345, '99+'],
] as const;
/** Scale factors, and the pixels of an icon of size sixteen. */
const SCREENS = [
  [1, 16],
  [1.25, 20],
  [1.5, 24],
  [2, 32],
  [3, 48],
] as const;
const TRAYS = [
  ['linux', 22, 44],
  ['win32', 16, 32],
  ['darwin', 18, 36],
] as const;

beforeEach(() => {
  Object.assign(given, { isTemplate: false, drawn: new Map() });
});

describe.each(TRAYS)('in the tray of %s', (platform, size, sharp) => {
  it.each(READS)('%i unread reads "%s", on a light panel and on a dark one, sharp on every screen', (count, text) => {
    for (const isDark of [false, true]) {
      trayImage(count, isDark, platform);
      const ground = platform === 'darwin' ? 'template' : isDark ? 'dark' : 'light';
      expect(given.drawn.get(1)).toEqual({ width: size, height: size, buffer: drawTrayIcon(size, text, ground) });
      expect(given.drawn.get(2)).toEqual({ width: sharp, height: sharp, buffer: drawTrayIcon(sharp, text, ground) });
      expect([...given.drawn.keys()]).toEqual(SCREENS.map(([scale]) => scale));
    }
  });

  it('is a template image, coloured by the system, on macOS only', () => {
    trayImage(3, true, platform);
    expect(given.isTemplate).toBe(platform === 'darwin');
  });
});

describe('over the icon in Windows’ taskbar', () => {
  it.each(READS)('%i unread reads "%s", sharp on every screen', (count, text) => {
    overlayImage(count);
    expect(Object.fromEntries(given.drawn)).toEqual(
      Object.fromEntries(
        SCREENS.map(([scale, pixels]) => [scale, { width: pixels, height: pixels, buffer: drawOverlay(pixels, text) }]),
      ),
    );
  });
});
