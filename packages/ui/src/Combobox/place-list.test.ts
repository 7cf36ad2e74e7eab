import { expect, test } from 'vitest';

import { placeList } from './place-list.ts';

const box = (top: number) => ({ top, bottom: top + 52, left: 16, width: 358 });

test('hangs below the box, as wide as it, and ends before the screen does', () => {
  expect(placeList(box(100), { top: 0, bottom: 844 }, 844)).toEqual({ left: 16, width: 358, top: 158, maxHeight: 678 });
});

test('stands above the box where there is little room below and more above', () => {
  expect(placeList(box(700), { top: 0, bottom: 844 }, 844)).toEqual({ left: 16, width: 358, bottom: 150, maxHeight: 686 });
});

test('counts what a keyboard on the glass covers', () => {
  expect(placeList(box(400), { top: 0, bottom: 844 }, 844)).toMatchObject({ top: 458 });
  expect(placeList(box(400), { top: 0, bottom: 500 }, 844)).toMatchObject({ bottom: 450, maxHeight: 386 });
});

test('stays below where there is as little room above, and shows two choices at least', () => {
  expect(placeList(box(20), { top: 0, bottom: 120 }, 844)).toMatchObject({ top: 78, maxHeight: 96 });
});
