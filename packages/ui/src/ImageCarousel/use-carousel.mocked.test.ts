import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { useReducedMotion } from '../hooks/use-reduced-motion.ts';
import type * as Conditions from './autoplay-conditions.ts';
import { useIsMostInView } from './autoplay-conditions.ts';
import { useCarousel } from './use-carousel.ts';

vi.mock('./autoplay-conditions.ts', async (original) => ({
  ...(await original<typeof Conditions>()),
  useIsMostInView: vi.fn<typeof useIsMostInView>(),
}));
vi.mock('../hooks/use-reduced-motion.ts', () => ({ useReducedMotion: vi.fn<typeof useReducedMotion>() }));

test.for([
  ['plays in view', { seen: true, reduced: false, count: 3 }, { canPlay: true, plays: true }],
  ['does not play out of view', { seen: false, reduced: false, count: 3 }, { canPlay: true, plays: false }],
  ['cannot play with reduced motion', { seen: true, reduced: true, count: 3 }, { canPlay: false, plays: false }],
  ['cannot play with one picture', { seen: true, reduced: false, count: 1 }, { canPlay: false, plays: false }],
] as const)('a carousel %s', ([, { seen, reduced, count }, expected]) => {
  vi.mocked(useIsMostInView).mockReturnValue(seen);
  vi.mocked(useReducedMotion).mockReturnValue(reduced);
  const root = { current: null };
  const { result } = renderHook(() =>
    useCarousel({
      count,
      startIndex: 0,
      autoPlay: true,
      isBrowsing: false,
      direction: 'ltr',
      root,
      onIndexChange: undefined,
    }),
  );
  expect(result.current).toMatchObject(expected);
});
