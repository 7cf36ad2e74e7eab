import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { useInView } from '../hooks/use-in-view.ts';
import { useReducedMotion } from '../hooks/use-reduced-motion.ts';
import { useCarousel } from './use-carousel.ts';

vi.mock('../hooks/use-in-view.ts', () => ({ useInView: vi.fn<typeof useInView>() }));
vi.mock('../hooks/use-reduced-motion.ts', () => ({ useReducedMotion: vi.fn<typeof useReducedMotion>() }));

test.for([
  ['plays in view', { seen: true, reduced: false, count: 3 }, { canPlay: true, plays: true }],
  ['does not play out of view', { seen: false, reduced: false, count: 3 }, { canPlay: true, plays: false }],
  ['cannot play with reduced motion', { seen: true, reduced: true, count: 3 }, { canPlay: false, plays: false }],
  ['cannot play with one picture', { seen: true, reduced: false, count: 1 }, { canPlay: false, plays: false }],
] as const)('a carousel %s', ([, { seen, reduced, count }, expected]) => {
  vi.mocked(useInView).mockReturnValue(seen);
  vi.mocked(useReducedMotion).mockReturnValue(reduced);
  const root = { current: null };
  const { result } = renderHook(() =>
    useCarousel({ count, startIndex: 0, autoPlay: true, direction: 'ltr', root, onIndexChange: undefined }),
  );
  expect(result.current).toMatchObject(expected);
});
