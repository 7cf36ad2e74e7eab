import { describe, expect, it } from 'vitest';

import { dayInLagos, isTodayInLagos, startInLagos } from './lagos-day.ts';

const startOf = (at: string) => new Date(startInLagos(dayInLagos(Date.parse(at)))).toISOString();

describe('the day in Lagos', () => {
  it('begins an hour before that of UTC', () => {
    expect(startOf('2026-03-04T22:59:59.999Z')).toBe('2026-03-03T23:00:00.000Z');
    expect(startOf('2026-03-04T23:00:00.000Z')).toBe('2026-03-04T23:00:00.000Z');
  });

  it('ends at midnight for what happened in it', () => {
    const shown = '2026-03-04T22:59:00.000Z';
    expect(isTodayInLagos(shown, Date.parse('2026-03-04T22:59:59Z'))).toBe(true);
    expect(isTodayInLagos(shown, Date.parse('2026-03-04T23:00:00Z'))).toBe(false);
    expect(isTodayInLagos(undefined, 0)).toBe(false);
  });
});
