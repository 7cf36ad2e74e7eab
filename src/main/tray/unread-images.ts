import { type NativeImage, nativeImage } from 'electron';

import { drawOverlay, drawTrayIcon, type Ground } from './draw-icon.ts';
import { unreadText } from '../../bridge/unread-text.ts';

/** Pixels per icon unit on the supported screens. */
const SCALES = [1, 1.25, 1.5, 2, 3] as const;
/** The icon size of each system's tray, in its own pixels. */
const TRAY_SIZE: Partial<Record<NodeJS.Platform, number>> = { darwin: 18, win32: 16 };
const TRAY_SIZE_ELSEWHERE = 22;
const OVERLAY_SIZE = 16;

/** One picture with a sharp version for every scale factor. */
function pictureOf(size: number, draw: (pixels: number) => Buffer): NativeImage {
  const image = nativeImage.createEmpty();
  for (const scaleFactor of SCALES) {
    const pixels = Math.round(size * scaleFactor);
    image.addRepresentation({ scaleFactor, width: pixels, height: pixels, buffer: draw(pixels) });
  }
  return image;
}

/** The tray's icon with a count. @param isDark whether the panel is dark */
export function trayImage(count: number, isDark: boolean, platform: NodeJS.Platform = process.platform): NativeImage {
  const ground: Ground = platform === 'darwin' ? 'template' : isDark ? 'dark' : 'light';
  const image = pictureOf(TRAY_SIZE[platform] ?? TRAY_SIZE_ELSEWHERE, (pixels) =>
    drawTrayIcon(pixels, unreadText(count), ground),
  );
  image.setTemplateImage(ground === 'template');
  return image;
}

/** The overlay for the Windows taskbar icon. */
export function overlayImage(count: number): NativeImage {
  return pictureOf(OVERLAY_SIZE, (pixels) => drawOverlay(pixels, unreadText(count)));
}
