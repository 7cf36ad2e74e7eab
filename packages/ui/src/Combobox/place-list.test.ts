import { expect, test } from 'vitest';

import { placeList } from './place-list.ts';

const box = (top: number) => ({ top, bottom: top + 52, left: 16, width: 358 });

test('the list is below the box, as wide as it, and ends before the edge of the screen', () => {
  expect(placeList(box(100), { top: 0, bottom: 844 }, 844)).toEqual({ left: 16, width: 358, top: 158, maxHeight: 678 });
});

test('the list is above the box when there is little room below and more above', () => {
  expect(placeList(box(700), { top: 0, bottom: 844 }, 844)).toEqual({
    left: 16,
    width: 358,
    bottom: 150,
    maxHeight: 686,
  });
});

test('the area under an on-screen keyboard does not count as room', () => {
  expect(placeList(box(400), { top: 0, bottom: 844 }, 844)).toMatchObject({ top: 458 });
  expect(placeList(box(400), { top: 0, bottom: 500 }, 844)).toMatchObject({ bottom: 450, maxHeight: 386 });
});

test('the list stays below when there is as little room above, and is at least two options high', () => {
  expect(placeList(box(20), { top: 0, bottom: 120 }, 844)).toMatchObject({ top: 78, maxHeight: 96 });
});
