import { expect, it } from 'vitest';

import { lastUse } from './last-use.ts';

const NOW = Date.parse('2026-11-20T14:30:00Z');

it.each([
  ['2026-11-20T14:31:00.000Z', 'Used within the last hour'],
  ['2026-11-20T13:30:01.000Z', 'Used within the last hour'],
  ['2026-11-20T13:30:00.000Z', 'Last used 1 hour ago'],
  ['2026-11-19T14:30:01.000Z', 'Last used 23 hours ago'],
  ['2026-11-19T14:30:00.000Z', 'Last used 1 day ago'],
  ['2026-10-22T00:00:00.000Z', 'Last used 29 days ago'],
])('a session that was used at %s: %s', (at, words) => {
  expect(lastUse(at, NOW, 'en')).toBe(words);
});
