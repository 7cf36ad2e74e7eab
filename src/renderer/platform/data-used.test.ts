import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { addDataUsed, readDataUsed } from './data-used.ts';

/** What was used is counted by the device's calendar day; a wrong clock or missing storage changes nothing else. */

const at = (text: string) => new Date(`${text}:00`);

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('days and months are those of the device’s own calendar', () => {
  addDataUsed(100, at('2026-10-31T23:59'));
  addDataUsed(10, at('2026-11-01T00:01'));
  addDataUsed(5, at('2026-11-24T12:00'));
  addDataUsed(7, at('2026-11-24T23:59'));
  expect(readDataUsed(at('2026-11-24T23:59'))).toEqual({ today: 12, month: 22 });
  expect(readDataUsed(at('2026-11-25T00:00'))).toEqual({ today: 0, month: 22 });
  expect(readDataUsed(at('2026-12-01T00:00'))).toEqual({ today: 0, month: 0 });
});

it('a clock that is a day off counts on its day, and loses nothing when it is set right', () => {
  addDataUsed(5, at('2026-11-24T12:00'));
  addDataUsed(7, at('2026-11-25T12:00'));
  addDataUsed(9, at('2026-11-23T12:00'));
  expect(readDataUsed(at('2026-11-24T13:00'))).toEqual({ today: 5, month: 21 });
});

it('two months of days are kept, those nearest to today, and a day of a wrong year pushes out no other', () => {
  addDataUsed(3, at('2099-01-01T00:00'));
  for (let day = 0; day < 100; day += 1) addDataUsed(1, new Date(2026, 7, 17 + day, 12));
  const stored: object = JSON.parse(localStorage.getItem('oja.data-used') ?? '{}');
  expect(Object.keys(stored)).toHaveLength(62);
  expect(Object.keys(stored)).not.toContain('2099-01-01');
  expect(readDataUsed(at('2026-11-24T12:00'))).toEqual({ today: 1, month: 24 });
});

it('what is stored by somebody else or damaged counts as nothing', () => {
  localStorage.setItem('oja.data-used', '{"2026-11-24":"much","2026-11-23":-5,"x":3,"2026-11-22":4}');
  expect(readDataUsed(at('2026-11-24T12:00'))).toEqual({ today: 0, month: 4 });
  localStorage.setItem('oja.data-used', 'nonsense');
  addDataUsed(2, at('2026-11-24T12:00'));
  expect(readDataUsed(at('2026-11-24T12:00'))).toEqual({ today: 2, month: 2 });
});

it('a full storage counts for as long as the page, and all is stored once there is room', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  addDataUsed(2, at('2026-11-24T12:00'));
  addDataUsed(3, at('2026-11-24T12:00'));
  expect(readDataUsed(at('2026-11-24T12:00'))).toEqual({ today: 5, month: 5 });
  expect(localStorage.getItem('oja.data-used')).toBeNull();
  full.mockRestore();
  addDataUsed(4, at('2026-11-24T12:00'));
  expect(readDataUsed(at('2026-11-24T12:00'))).toEqual({ today: 9, month: 9 });
  expect(localStorage.getItem('oja.data-used')).toBe('{"2026-11-24":9}');
});
