import type { Random } from '../../../packages/server/src/entry/seed/random.ts';

/** A UUID of version 7 for a moment, reproducible for the same random numbers. */
export function idAt(moment: number, random: Random): string {
  const time = moment.toString(16).padStart(12, '0');
  const bits = (digits: number) =>
    random
      .between(0, 16 ** digits - 1)
      .toString(16)
      .padStart(digits, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${bits(3)}-8${bits(3)}-${bits(6)}${bits(6)}`;
}
