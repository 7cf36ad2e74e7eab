import { setTimeout as pause } from 'node:timers/promises';

import { expect } from 'vitest';

import { type Answer, call } from '../processes/call.ts';
import type { Person } from '../processes/people.ts';
import { FULL } from './size.ts';

/** How long a part of the server is gone. */
const AWAY_MS = FULL ? 10_000 : 2000;

/** The answer while a part is gone that nearly every call needs. */
export const UNAVAILABLE = {
  status: 503,
  body: { code: 'unavailable', message: 'Oja is not available right now. Try again in a moment.' },
};

/** Waits until a call has this answer. Fails with the last other answer. */
export async function untilAnswers(
  url: string,
  as: Person | undefined,
  path: string,
  expected: object,
  withinMs: number,
): Promise<void> {
  await expect
    .poll((): Promise<Answer> => call(url, as, 'GET', path), { timeout: withinMs, interval: 50 })
    .toMatchObject(expected);
}

/** Waits for the length of an outage. */
export function waitForOutage(): Promise<void> {
  return pause(AWAY_MS);
}
