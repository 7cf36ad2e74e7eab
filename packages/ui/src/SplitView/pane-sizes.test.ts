import { describe, expect, it } from 'vitest';

import { limitWidth, movedSizes, percentOf, type PanePair } from './pane-sizes.ts';

const pair: PanePair = { before: 400, both: 1000, whole: 1600, least: 240 };

describe('the border between two panes', () => {
  it.each([
    [500, 500],
    [10, 240],
    [-4000, 240],
    [990, 760],
    [Infinity, 760],
  ])('at %d px leaves the pane before it %d px', (width, expected) => {
    expect(limitWidth(width, pair)).toBe(expected);
  });

  it('halves panes that are too narrow for both to have the least width', () => {
    const narrow = { ...pair, both: 300 };
    expect([limitWidth(0, narrow), limitWidth(300, narrow)]).toEqual([150, 150]);
  });

  it('says its place and its limits in percent', () => {
    expect(percentOf(pair)).toEqual({ now: 25, least: 15, most: 48 });
    expect(percentOf({ ...pair, whole: 0 })).toEqual({ now: 0, least: 0, most: 0 });
  });

  it('gives the pane after it what the one before it leaves, and keeps the others', () => {
    expect(movedSizes({ other: 20 }, ['list', 'thread'], 600, pair)).toEqual({ other: 20, list: 37.5, thread: 25 });
  });

  it('gives a last pane no size of its own', () => {
    expect(movedSizes({}, ['thread', undefined], 600, pair)).toEqual({ thread: 37.5 });
  });
});
