import { beforeEach, expect, it, vi } from 'vitest';

import type { OjaBridge } from '../../../bridge/oja-bridge.ts';
import type { Alert } from './alerts.ts';
import { desktopAlerts } from './desktop-alerts.ts';

const message: Alert = {
  id: 'm1',
  viewerId: 'ada',
  conversationId: 'chat',
  title: 'Bayo Cole',
  body: 'Good morning',
  icon: null,
  path: '/dashboard/chat/bayo',
};
const follow: Alert = { ...message, id: 'n1', conversationId: null, path: '/dashboard/profile/bayo' };

/** A fake main with the calls that alerts use. */
function main() {
  const state = { isFocused: false, shown: new Map<string, unknown>(), unread: -1 };
  const answers: Record<string, (payload: never) => unknown> = {
    'window.isFocused': () => state.isFocused,
    'alerts.show': (alert: { id: string }) => void state.shown.set(alert.id, alert),
    'alerts.list': () => [...state.shown.values()],
    'alerts.close': (ids: string[]) => {
      for (const id of ids) state.shown.delete(id);
    },
    'unread.show': (count: number) => void (state.unread = count),
  };
  const bridge = { call: async (name: string, payload: never) => ({ ok: true, value: answers[name]?.(payload) }) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the double answers the calls that alerts make
  return { state, alerts: desktopAlerts(bridge as unknown as OjaBridge) };
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/dashboard/chat/bayo');
});

it('notifications are on for each user until they turn them off', async () => {
  const { alerts } = main();
  const changed = vi.fn<() => void>();
  const stop = alerts.subscribe(changed);
  expect(alerts.settingOf('ada')).toBe('on');
  alerts.turnOff('ada');
  expect([alerts.settingOf('ada'), alerts.settingOf('bayo')]).toEqual(['off', 'on']);
  await alerts.turnOn('ada');
  expect(alerts.settingOf('ada')).toBe('on');
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
});

it('the open conversation is watched only while its window has the focus', async () => {
  const { alerts, state } = main();
  expect((await alerts.watched())('/dashboard/chat/bayo')).toBe(false);
  state.isFocused = true;
  const isWatched = await alerts.watched();
  expect([
    isWatched('/dashboard/chat/bayo'),
    isWatched('/dashboard/chat/chi'),
    isWatched('/dashboard/profile/bayo'),
  ]).toEqual([true, false, false]);
});

it('the address of a notification marks it as read; a conversation is read when it is seen', async () => {
  const { alerts, state } = main();
  await alerts.show(message);
  await alerts.show(follow);
  expect([...state.shown.values()]).toMatchObject([
    { id: 'm1', viewerId: 'ada', path: '/dashboard/chat/bayo' },
    { id: 'n1', path: '/dashboard/profile/bayo?read=n1' },
  ]);
  expect(state.shown.get('m1')).not.toHaveProperty('icon');
});

it('matching alerts are closed, including those of an earlier page', async () => {
  const { alerts, state } = main();
  await alerts.show(message);
  await alerts.show(follow);
  await alerts.close(({ conversationId }) => conversationId === 'chat');
  expect([...state.shown.keys()]).toEqual(['n1']);
});

it('a report is matched by its post, and opening it marks no notification as read', async () => {
  const { alerts, state } = main();
  await alerts.show({ ...follow, id: 'f1', postId: 'kettle', path: '/dashboard/flags' });
  expect(state.shown.get('f1')).toMatchObject({ postId: 'kettle', path: '/dashboard/flags' });
  await alerts.close(({ postId }) => postId === 'kettle');
  expect(state.shown.size).toBe(0);
});

it('the count is sent to the tray', () => {
  const { alerts, state } = main();
  alerts.setBadge(3);
  expect(state.unread).toBe(3);
});
