import { setTimeout as pause } from 'node:timers/promises';

import { expect } from 'vitest';

import { type Answer, call } from '../processes/call.ts';
import type { Person } from '../processes/people.ts';
import { FULL } from './size.ts';

/** How long a part of the server is away. */
const AWAY_MS = FULL ? 10_000 : 2000;

/** What a person gets who asks while something that nearly every call needs is away. */
export const UNAVAILABLE = { status: 503, body: { code: 'unavailable', message: 'Oja is not available right now. Try again in a moment.' } };

/** Waits until a call answers so; fails with what it answered instead. */
export async function untilAnswers(url: string, as: Person | undefined, path: string, expected: object, withinMs: number): Promise<void> {
  await expect.poll((): Promise<Answer> => call(url, as, 'GET', path), { timeout: withinMs, interval: 50 }).toMatchObject(expected);
}

/** Lets the time pass that a part is away. */
export function stayAway(): Promise<void> {
  return pause(AWAY_MS);
}
