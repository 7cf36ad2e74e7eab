import { strictModule } from '../strict.ts';

const size = { width: 1920, height: 1080 };
const workArea = { x: 0, y: 0, width: 1920, height: 1040 };

/** One display with a bar at the bottom. */
const DISPLAY = {
  id: 1,
  label: 'Stand-in',
  bounds: { x: 0, y: 0, ...size },
  size,
  workArea,
  workAreaSize: { width: workArea.width, height: workArea.height },
  scaleFactor: 1,
  rotation: 0,
  internal: true,
  detected: true,
  accelerometerSupport: 'unavailable',
  touchSupport: 'unavailable',
  colorDepth: 24,
  colorSpace: '',
  depthPerComponent: 8,
  displayFrequency: 60,
  monochrome: false,
  maximumCursorSize: { width: 64, height: 64 },
  nativeOrigin: { x: 0, y: 0 },
} as const;

export const screen = strictModule('screen', {
  getPrimaryDisplay: () => DISPLAY,
  getAllDisplays: () => [DISPLAY],
});
