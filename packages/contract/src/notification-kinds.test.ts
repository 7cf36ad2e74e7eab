import { expect, it } from 'vitest';

import { KIND_NAMES, NOTIFICATION_KINDS, isChoosable, isShownOn, kindOf } from './notification-kinds.ts';
import { notificationSettingsEditSchema } from './notification-settings.ts';
import { type QuietHours, isQuiet } from './quiet-hours.ts';

it('a kind is the name of the notification, or else its type; an unknown one is undefined', () => {
  expect(kindOf({ type: 'like' })).toBe('like');
  expect(kindOf({ type: 'comment', kind: 'price' })).toBe('price');
  expect(kindOf({ type: 'comment', kind: 'auction' })).toBeUndefined();
  expect(kindOf({ type: 'toString' })).toBeUndefined();
});

it('the kinds of the specification are always shown in the app, and cannot be switched off there', () => {
  for (const kind of KIND_NAMES.filter((name) => ['message', 'comment', 'follow'].includes(name))) {
    expect(isShownOn('app', kind, { [kind]: { app: false } })).toBe(true);
    const { error } = notificationSettingsEditSchema.safeParse({ kinds: { [kind]: { app: false } } });
    expect(error?.issues).toMatchObject([{ path: ['kinds', kind, 'app'] }]);
  }
});

it('each kind is shown everywhere until its person chooses otherwise, and what is not in the app is nowhere', () => {
  for (const kind of KIND_NAMES) {
    expect([isShownOn('app', kind), isShownOn('system', kind)]).toEqual([true, true]);
    expect(isShownOn('system', kind, { [kind]: { system: false } })).toBe(false);
    expect(isShownOn('system', kind, { [kind]: { app: false } })).toBe(!isChoosable(kind, 'app'));
  }
  expect(isShownOn('system', undefined, { like: { system: false } })).toBe(true);
});

it('emails are sent of messages alone, until the person switches them off', () => {
  expect(KIND_NAMES.filter((kind) => isShownOn('mail', kind))).toEqual(['message']);
  expect(isShownOn('mail', 'message', { message: { mail: false } })).toBe(false);
  expect(isShownOn('mail', 'comment', { comment: { mail: true } })).toBe(false);
});

it('the type on the wire is one of those that released clients know', () => {
  const types = KIND_NAMES.map((kind) => NOTIFICATION_KINDS[kind].type).filter((type) => type !== null);
  expect(new Set(types)).toEqual(new Set(['message', 'comment', 'follow', 'like']));
});

it.each<[Partial<QuietHours>, string, boolean]>([
  [{}, '21:59', false],
  [{}, '22:00', true],
  [{}, '00:00', true],
  [{}, '06:59', true],
  [{}, '07:00', false],
  [{ isOn: false }, '23:00', false],
  [{ from: '13:00', to: '14:00' }, '13:30', true],
  [{ from: '13:00', to: '14:00' }, '14:00', false],
  [{ from: '13:00', to: '13:00' }, '13:00', false],
])('quiet hours with %o include %s: %s', (changes, time, expected) => {
  expect(isQuiet({ isOn: true, from: '22:00', to: '07:00', ...changes }, time)).toBe(expected);
});
