import type { Conversation } from '@oja/contract/messages';
import { expect, it } from 'vitest';

import { asideOf, isUnanswered, returnOf } from './conversation-place.ts';

const [ME, PARTNER] = ['me', 'partner'];
const NOW = Date.parse('2026-03-02T12:00:00.000Z');
const UNTIL = '2026-03-02T15:00:00.000Z';
const LATER = Date.parse(UNTIL);

const last = (_id: string, from = PARTNER, createdAt = '2026-03-02T11:00:00.000Z'): Conversation['lastMessage'] => ({
  _id,
  text: 'Good morning',
  img: null,
  sender: { _id: from },
  createdAt,
  seen: false,
});

it('an automatic answer does not answer, and an own message does', () => {
  const own = last('b', ME);
  expect(isUnanswered({ lastMessage: own }, ME)).toBe(false);
  expect(isUnanswered({ lastMessage: own && { ...own, automatic: true } }, ME)).toBe(true);
});

it('an archived conversation is back with a newer message of either person, and not with an older one', () => {
  const setAside = { after: 'b', until: null };
  expect(asideOf({ setAside, lastMessage: last('b') }, NOW)).toBe('archived');
  expect(asideOf({ setAside, lastMessage: last('a') }, NOW)).toBe('archived');
  expect(asideOf({ setAside, lastMessage: null }, NOW)).toBe('archived');
  expect(asideOf({ setAside, lastMessage: last('c') }, NOW)).toBeUndefined();
  expect(asideOf({ setAside, lastMessage: last('c', ME) }, NOW)).toBeUndefined();
  expect(asideOf({ lastMessage: last('b') }, NOW)).toBeUndefined();
});

it('a snoozed conversation is back at its time, and says so until the viewer answers', () => {
  const setAside = { after: 'b', until: UNTIL };
  expect(asideOf({ setAside, lastMessage: last('b') }, LATER - 1)).toBe('snoozed');
  expect(returnOf({ setAside, lastMessage: last('b') }, ME, LATER - 1)).toBeUndefined();
  expect(asideOf({ setAside, lastMessage: last('b') }, LATER)).toBeUndefined();
  expect(returnOf({ setAside, lastMessage: last('b') }, ME, LATER)).toBe('time');
  expect(returnOf({ setAside, lastMessage: last('c', ME) }, ME, LATER)).toBeUndefined();
});

it('a snoozed conversation is back with an answer, and says so; a message after its time is only a message', () => {
  const setAside = { after: 'b', until: UNTIL };
  const answered = { setAside, lastMessage: last('c') };
  expect(asideOf(answered, NOW)).toBeUndefined();
  expect(returnOf(answered, ME, NOW)).toBe('answer');
  expect(returnOf({ setAside, lastMessage: last('c', ME) }, ME, NOW)).toBeUndefined();
  const late = { setAside, lastMessage: last('c', PARTNER, '2026-03-02T15:00:00.001Z') };
  expect(returnOf(late, ME, LATER + 1000)).toBeUndefined();
});
