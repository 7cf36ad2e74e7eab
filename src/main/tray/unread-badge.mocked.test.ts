import { afterEach, expect, it, vi } from 'vitest';

import { paintBadge } from './unread-badge.ts';

vi.mock('./unread-images.ts', () => ({ overlayImage: (count: number) => `the overlay of ${count}` }));

const onPlatform = (platform: NodeJS.Platform) => vi.spyOn(process, 'platform', 'get').mockReturnValue(platform);
afterEach(() => {
  vi.restoreAllMocks();
});

/** Every place that can show a count; each records its calls. */
function createTargets() {
  const calls: unknown[][] = [];
  const app = {
    dock: { setBadge: (text: string) => void calls.push(['dock', text]) },
    setBadgeCount: (count?: number) => calls.push(['count', count]) > 0,
  };
  const window = { setOverlayIcon: (image: unknown, words: string) => void calls.push(['overlay', image, words]) };
  return { app, window, calls };
}

it.each([
  ['darwin', 0, ['dock', '']],
  ['darwin', 1, ['dock', '1']],
  ['darwin', 101, ['dock', '99+']],
  ['win32', 0, ['overlay', null, '']],
  ['win32', 1, ['overlay', 'the overlay of 1', 'Oja, 1 unread']],
  ['win32', 101, ['overlay', 'the overlay of 101', 'Oja, 101 unread']],
  ['linux', 0, ['count', 0]],
  ['linux', 1, ['count', 1]],
  ['linux', 101, ['count', 101]],
] as const)(
  '%s shows %i unread where it supports it, visually and for screen readers, and nowhere else',
  (platform, count, expected) => {
    const { app, window, calls } = createTargets();
    onPlatform(platform);
    paintBadge(count, app, window);
    expect(calls).toEqual([expected]);
  },
);

it.each(['darwin', 'win32'] as const)('on %s a missing dock or window is not an error', (platform) => {
  const { app, calls } = createTargets();
  onPlatform(platform);
  expect(() => paintBadge(3, { ...app, dock: undefined }, undefined)).not.toThrow();
  expect(calls).toEqual([]);
});
