import { expect, it, vi } from 'vitest';

import { PARTNERS } from '../../../../tests/fixtures/chat-server.ts';
import {
  alerts,
  BAYO,
  bodies,
  read,
  serveAlertsEachTest,
  server,
  settled,
  startService,
  titles,
} from '../../../../tests/fixtures/notification-service.ts';
import { ADA } from '../../../../tests/fixtures/user.ts';
import { connectionChanged } from '../socket/connection-slice.ts';
import type { SocketClient } from '../socket/socket-client.ts';

serveAlertsEachTest();

/** The alert of an earlier visit about a person's messages. */
const oldAlertOf = (userId: string) => ({
  id: 'old',
  viewerId: ADA._id,
  conversationId: userId.replace('8000', 'a000'),
  title: userId,
  body: '',
  icon: null,
  path: `/dashboard/chat/${userId}`,
});

it('a message makes one alert although it also makes a notification, and a follow makes its own', async () => {
  const { catchUp } = await startService();
  server.write(BAYO, 1);
  server.notify('follow', BAYO);
  catchUp();
  await vi.waitFor(() => expect(bodies().toSorted()).toEqual(['Good morning', 'did something']));
  await settled();
  expect(alerts.shown).toHaveLength(2);
});

it('the first message of a stranger makes an alert with their name, once the list contains them', async () => {
  const { catchUp } = await startService();
  server.write(PARTNERS[1], 1);
  catchUp();
  await vi.waitFor(() =>
    expect(alerts.shown).toMatchObject([{ title: PARTNERS[1], path: `/dashboard/chat/${PARTNERS[1]}` }]),
  );
});

it.each([
  ['an event while alerts are off', () => void (alerts.setting = 'off')],
  ['an event whose subject is being looked at', () => void (alerts.watchedPaths = [`/dashboard/chat/${BAYO}`])],
  ['a message in a muted conversation', () => server.mute(BAYO, true)],
])('%s makes no alert', async (_what, prepare) => {
  prepare();
  const { catchUp } = await startService();
  server.write(BAYO, 1);
  catchUp();
  await settled();
  expect(alerts.shown).toEqual([]);
});

it('an alert for another screen than the open one is shown', async () => {
  alerts.watchedPaths = [`/dashboard/chat/${PARTNERS[1]}`];
  const { catchUp } = await startService();
  server.write(BAYO, 1);
  catchUp();
  await vi.waitFor(() => expect(titles()).toEqual([BAYO]));
});

it('twelve messages of a conversation are one alert with their number, and one sound', async () => {
  const show = vi.spyOn(alerts, 'show');
  const { catchUp } = await startService();
  for (let count = 0; count < 12; count += 1) {
    server.write(BAYO, 1);
    catchUp();
  }
  await vi.waitFor(() => expect(titles()).toEqual([`12 new messages from ${BAYO}`]));
  expect(show.mock.calls.filter(([{ silent }]) => !silent)).toHaveLength(1);
});

it('alerts of subjects that are read, deleted or withdrawn elsewhere are closed, and no others', async () => {
  const { catchUp } = await startService();
  server.write(BAYO, 2);
  server.write(PARTNERS[1], 1);
  server.notify('follow', BAYO);
  catchUp();
  await vi.waitFor(() => expect(alerts.shown).toHaveLength(3));
  server.read(BAYO);
  catchUp(false);
  await vi.waitFor(() => expect(bodies().toSorted()).toEqual(['Good morning', 'did something']));
  server.write(BAYO, 1);
  catchUp();
  await vi.waitFor(() => expect(alerts.shown).toHaveLength(3));
  server.delete(server.messages.length - 1);
  catchUp(false);
  await vi.waitFor(() => expect(bodies().toSorted()).toEqual(['Good morning', 'did something']));
  server.readNotification(server.notifications[0]?._id ?? '');
  catchUp(false);
  await vi.waitFor(() => expect(bodies()).toEqual(['Good morning']));
});

it('a click marks the alert’s notification as read, but a conversation is read when it is seen', async () => {
  const { catchUp } = await startService();
  server.write(BAYO, 1);
  server.notify('follow', BAYO);
  catchUp();
  await vi.waitFor(() => expect(alerts.shown).toHaveLength(2));
  await vi.waitFor(() => expect(alerts.badge).toBe(2));
  for (const one of alerts.shown) alerts.press(one);
  await vi.waitFor(() => expect(alerts.badge).toBe(1));
  expect(read).toEqual([server.notifications[0]?._id]);
});

it('"Mark as read" marks the conversation up to its newest message once the server answers, and not for another user', async () => {
  const emit = vi.fn<SocketClient['emit']>(() => Promise.resolve({ ok: true })).mockResolvedValueOnce(undefined);
  const { catchUp, dispatch } = await startService({ emit, wake: () => undefined });
  server.write(BAYO, 2);
  catchUp();
  await vi.waitFor(() => expect(bodies()).toEqual(['Good morning']));
  const path = `/dashboard/chat/${BAYO}`;
  expect(alerts.markRead({ viewerId: 'someone', path })).toBe(false);
  dispatch(connectionChanged('live'));
  dispatch(connectionChanged('waiting'));
  expect(alerts.markRead({ viewerId: ADA._id, path })).toBe(true);
  await settled();
  expect(emit).not.toHaveBeenCalled();
  dispatch(connectionChanged('live'));
  await vi.waitFor(() => expect(emit).toHaveBeenCalledTimes(2));
  const [first, second] = emit.mock.calls;
  expect(second).toEqual(first);
  // The newest of two is written first.
  const upTo = server.messages.at(-2)?._id;
  expect(first).toEqual([
    'markMessagesAsSeen',
    { conversationId: oldAlertOf(BAYO).conversationId, userId: BAYO, upTo },
  ]);
});

it('the alert of an earlier visit or of a push closes with the start if its conversation was read elsewhere, and stays otherwise', async () => {
  const [, CHIDI] = PARTNERS;
  server.write(CHIDI, 1);
  alerts.shown = [oldAlertOf(BAYO), oldAlertOf(CHIDI)];
  await startService();
  await vi.waitFor(() => expect(titles()).toEqual([CHIDI]));
  await settled();
  expect(titles()).toEqual([CHIDI]);
});

it('title and badge count up, return to zero, close alerts of an earlier visit, and are cleared when the session ends', async () => {
  alerts.shown = [
    { id: 'old', viewerId: ADA._id, conversationId: null, title: 'Old', body: '', icon: null, path: '/dashboard' },
  ];
  const { catchUp, service } = await startService();
  await vi.waitFor(() => expect(alerts).toMatchObject({ badge: 0, shown: [] }));
  const name = document.title;
  for (let index = 0; index < 101; index += 1) server.write(BAYO, 1);
  catchUp();
  expect(document.title).toBe(`(99+) ${name}`);
  await vi.waitFor(() => expect(alerts.badge).toBe(101));
  server.read(BAYO);
  catchUp();
  expect(document.title).toBe(name);
  await vi.waitFor(() => expect(alerts.badge).toBe(0));
  server.write(BAYO, 1);
  catchUp();
  expect(document.title).toBe(`(1) ${name}`);
  service.close();
  expect(document.title).toBe(name);
  await vi.waitFor(() => expect(alerts).toMatchObject({ badge: 0, shown: [] }));
});
