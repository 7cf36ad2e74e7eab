import { afterEach, describe, expect, it, vi } from 'vitest';

import { Allowance } from './allowance.ts';

afterEach(() => vi.useRealTimers());

describe('the allowance of a socket', () => {
  it('allows 30 events in a row and 5 more each second, up to 30 again', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const allowance = new Allowance(1);
    const takeAll = () => {
      let taken = 0;
      while (allowance.take() === 'fine') taken += 1;
      return taken;
    };
    expect([takeAll(), takeAll()]).toEqual([30, 0]);
    vi.advanceTimersByTime(1000);
    expect(takeAll()).toBe(5);
    vi.advanceTimersByTime(3_600_000);
    expect(takeAll()).toBe(30);
  });

  it('reports abuse for more than 300 excess events in a row, but not when they are spread out', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const allowance = new Allowance(1);
    const takeMany = (count: number) => new Set(Array.from({ length: count }, () => allowance.take()));
    takeMany(30);
    expect(takeMany(300)).toEqual(new Set(['too many']));
    vi.advanceTimersByTime(200);
    expect(allowance.take()).toBe('fine');
    expect(takeMany(300)).toEqual(new Set(['too many']));
    expect(allowance.take()).toBe('abuse');
  });
});
