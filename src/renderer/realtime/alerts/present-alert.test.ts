import type { NotificationSettings } from '@oja/contract/notification-settings';
import { expect, it, onTestFinished, vi } from 'vitest';

import type { Alert } from '../../platform/alerts/alerts.ts';
import { AlertSounds, hideDetails, isQuietNow } from './present-alert.ts';

const settings = (changes: Partial<NotificationSettings>): NotificationSettings => ({
  kinds: {},
  quietHours: { isOn: false, from: '00:00', to: '23:59' },
  preview: 'text',
  ...changes,
});
const ALWAYS_QUIET = settings({ quietHours: { isOn: true, from: '00:00', to: '23:59' } });

const message: Alert = {
  id: 'm1',
  viewerId: 'ada',
  conversationId: 'chat',
  title: '2 new messages from Bayo Cole',
  body: 'My account number is 0123456789',
  icon: '/images/bayo.webp',
  path: '/dashboard/chat/bayo',
};
const follow: Alert = { ...message, id: 'n1', conversationId: null, title: 'Bayo Cole', body: 'bayo liked your post' };

it('a preview shows name and text, the name only, or neither', () => {
  expect(hideDetails(message, undefined)).toEqual(message);
  expect(hideDetails(message, settings({ preview: 'name' }))).toEqual({ ...message, body: 'New message' });
  expect(hideDetails(message, settings({ preview: 'nothing' }))).toEqual({
    ...message,
    title: 'Oja',
    body: 'New message',
    icon: null,
  });
  expect(hideDetails(follow, settings({ preview: 'name' }))).toEqual(follow);
  expect(hideDetails(follow, settings({ preview: 'nothing' }))).toMatchObject({ title: 'Oja', body: 'Something new' });
});

it('in quiet hours only reports make a sound', () => {
  const sounds = new AlertSounds();
  const counted = { alert: follow, count: 1 };
  expect(sounds.of({ ...counted, kind: 'follow' }, ALWAYS_QUIET).silent).toBe(true);
  expect(sounds.of({ ...counted, kind: undefined }, ALWAYS_QUIET).silent).toBe(true);
  expect(sounds.of({ ...counted, kind: 'report' }, ALWAYS_QUIET).silent).toBeUndefined();
  expect(sounds.of({ ...counted, kind: 'follow' }, settings({})).silent).toBeUndefined();
});

it('a message in quiet hours does not silence the next one after them', () => {
  const sounds = new AlertSounds();
  const counted = { alert: message, count: 1, kind: 'message' } as const;
  sounds.of(counted, ALWAYS_QUIET);
  expect(sounds.of(counted, settings({})).silent).toBeUndefined();
  expect(sounds.of(counted, settings({})).silent).toBe(true);
});

it.each([
  ['21:59', false],
  ['22:00', true],
  ['06:59', true],
  ['07:00', false],
])('at %s by the clock of the device it is quiet: %s', (time, expected) => {
  expect(isQuietNow(undefined, new Date(`2026-10-25T${time}`))).toBe(expected);
});

it('a clock that is put back by an hour silences no message of that hour', () => {
  const sounds = new AlertSounds();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(7_200_000);
  onTestFinished(() => clock.mockRestore());
  const isSilent = () => sounds.of({ alert: message, count: 1, kind: 'message' }, settings({})).silent === true;
  expect([isSilent(), isSilent()]).toEqual([false, true]);
  clock.mockReturnValue(3_600_000);
  expect([isSilent(), isSilent()]).toEqual([false, true]);
});
