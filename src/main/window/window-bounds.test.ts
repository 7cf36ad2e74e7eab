import { describe, expect, it } from 'vitest';

import { type Bounds, placeWindow, readBounds } from './window-bounds.ts';

const laptop: Bounds = { x: 0, y: 25, width: 1440, height: 875 };
const second: Bounds = { x: 1440, y: 0, width: 1920, height: 1080 };
const window: Bounds = { x: 100, y: 100, width: 1000, height: 700 };

describe('the window opens where the user can reach it', () => {
  it('at its last place', () => {
    expect(placeWindow(window, [laptop])).toEqual(window);
    expect(placeWindow({ ...window, x: 1600 }, [laptop, second])).toEqual({ ...window, x: 1600 });
  });

  it('in the middle of the main display at the first start', () => {
    expect(placeWindow(undefined, [laptop])).toEqual({ x: 120, y: 53, width: 1200, height: 820 });
  });

  it('on the main display when its own display was disconnected', () => {
    expect(placeWindow({ ...window, x: 1600 }, [laptop])).toEqual({ x: 220, y: 113, width: 1000, height: 700 });
  });

  it.each([
    ['left', { ...window, x: -950 }],
    ['right', { ...window, x: 1400 }],
    ['above', { ...window, y: -690 }],
    ['below', { ...window, y: 890 }],
  ])('on the main display if only a sliver is visible at the %s', (_side, saved) => {
    expect(placeWindow(saved, [laptop])).toMatchObject({ x: 220, y: 113 });
  });

  it('fully on the display if it overlapped an edge', () => {
    expect(placeWindow({ ...window, x: 900, y: 500 }, [laptop])).toEqual({ x: 440, y: 200, width: 1000, height: 700 });
    expect(placeWindow({ ...window, x: -300 }, [laptop])).toMatchObject({ x: 0 });
  });

  it('no larger than the display, and no smaller than the minimum', () => {
    expect(placeWindow({ x: 0, y: 25, width: 4000, height: 3000 }, [laptop])).toEqual(laptop);
    expect(placeWindow({ x: 10, y: 40, width: 200, height: 100 }, [laptop])).toMatchObject({ width: 380, height: 560 });
    expect(placeWindow(undefined, [{ x: 0, y: 0, width: 320, height: 480 }])).toEqual({
      x: 0,
      y: 0,
      width: 320,
      height: 480,
    });
  });

  it('on the display that contains most of it', () => {
    expect(placeWindow({ ...window, x: 1300 }, [laptop, second])).toMatchObject({ x: 1440 });
  });
});

describe('stored bounds', () => {
  it.each([
    undefined,
    null,
    'x',
    [],
    {},
    { x: 1, y: 1, width: 1 },
    { ...window, x: '1' },
    { ...window, width: Number.NaN },
    { ...window, y: 1e300 },
  ])('%j are invalid', (value) => {
    expect(readBounds(value)).toBeUndefined();
  });

  it('four whole numbers are valid', () => {
    expect(readBounds({ ...window, other: true })).toEqual(window);
  });
});
