import { afterEach, expect, it, vi } from 'vitest';

import { drawAttention, endFlashing } from './attention.ts';

const onPlatform = (platform: NodeJS.Platform) => vi.spyOn(process, 'platform', 'get').mockReturnValue(platform);
afterEach(() => {
  vi.restoreAllMocks();
});

/** A dock, and a window with a taskbar button. */
function createTargets(isFocused = false) {
  const bounce = vi.fn<(type?: 'critical' | 'informational') => number>();
  const flashFrame = vi.fn<(isOn: boolean) => void>();
  return { app: { dock: { bounce } }, window: { isFocused: () => isFocused, flashFrame }, bounce, flashFrame };
}

it('macOS bounces the dock icon once, also without a window', () => {
  const { app, window, bounce, flashFrame } = createTargets();
  onPlatform('darwin');
  drawAttention(app, window);
  expect(bounce).toHaveBeenCalledExactlyOnceWith('informational');
  drawAttention(app, undefined);
  expect(bounce).toHaveBeenCalledTimes(2);
  endFlashing(window);
  expect(flashFrame).not.toHaveBeenCalled();
});

it.each(['win32', 'linux'] as const)('%s flashes the taskbar button until the window has the focus', (platform) => {
  const { app, window, bounce, flashFrame } = createTargets();
  onPlatform(platform);
  drawAttention(app, window);
  endFlashing(window);
  drawAttention(app, undefined);
  expect(flashFrame.mock.calls).toEqual([[true], [false]]);
  expect(bounce).not.toHaveBeenCalled();
});

it.each(['darwin', 'win32', 'linux'] as const)('on %s a window in front draws no attention', (platform) => {
  const { app, window, bounce, flashFrame } = createTargets(true);
  onPlatform(platform);
  drawAttention(app, window);
  expect(bounce).not.toHaveBeenCalled();
  expect(flashFrame).not.toHaveBeenCalled();
});
