import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { useReducedMotion } from '../hooks/use-reduced-motion.ts';
import { useSavesData } from '../hooks/use-saves-data.ts';
import type * as Conditions from './autoplay-conditions.ts';
import { useIsMostInView } from './autoplay-conditions.ts';
import { useCarousel } from './use-carousel.ts';

vi.mock('./autoplay-conditions.ts', async (original) => ({
  ...(await original<typeof Conditions>()),
  useIsMostInView: vi.fn<typeof useIsMostInView>(),
}));
vi.mock('../hooks/use-saves-data.ts', () => ({ useSavesData: vi.fn<typeof useSavesData>() }));
vi.mock('../hooks/use-reduced-motion.ts', () => ({ useReducedMotion: vi.fn<typeof useReducedMotion>() }));

test.for([
  ['plays in view', {}, { canPlay: true, plays: true }],
  ['does not play while another is more in view', { isMost: false }, { canPlay: true, plays: false }],
  ['cannot play with reduced motion', { reduced: true }, { canPlay: false, plays: false }],
  ['cannot play with a data saver', { saves: true }, { canPlay: false, plays: false }],
  ['cannot play with one picture', { count: 1 }, { canPlay: false, plays: false }],
] as const)('a carousel %s', ([, changes, expected]) => {
  const { isMost, reduced, saves, count } = { isMost: true, reduced: false, saves: false, count: 3, ...changes };
  vi.mocked(useIsMostInView).mockReturnValue(isMost);
  vi.mocked(useReducedMotion).mockReturnValue(reduced);
  vi.mocked(useSavesData).mockReturnValue(saves);
  const root = { current: null };
  const { result } = renderHook(() =>
    useCarousel({
      count,
      startIndex: 0,
      autoPlay: true,
      interval: 5000,
      swipeDistance: 50,
      isBrowsing: false,
      direction: 'ltr',
      isNear: true,
      root,
      onIndexChange: undefined,
    }),
  );
  expect(result.current).toMatchObject(expected);
});
