import type { NumberedEvent } from '@oja/contract/events';
import type { FlagCounts } from '@oja/contract/flags';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ChatServer, PARTNERS } from '../../../../tests/fixtures/chat-server.ts';
import { FakeServer } from '../../../../tests/fixtures/fake-server.ts';
import { makeRealtimeStore } from '../../../../tests/fixtures/realtime-store.ts';
import { ADA } from '../../../../tests/fixtures/user.ts';
import { flagCountsApi } from '../../api/flag-counts-api.ts';
import { messagesApi } from '../../api/messages-api.ts';
import { notificationsApi } from '../../api/notifications-api.ts';
import type { Alert, AlertSetting, Alerts } from '../../platform/alerts/alerts.ts';
import { userChanged } from '../../session/session-slice.ts';
import { NotificationService } from './notification-service.ts';
import type { RealtimeDispatch } from '../realtime-state.ts';
import { connectPipeline } from '../start-realtime.ts';

const [BAYO] = PARTNERS;

/** Keeps the shown alerts in a list. */
class FakeAlerts implements Alerts {
  setting: AlertSetting = 'on';
  isWatched = false;
  shown: Alert[] = [];
  badge: number | undefined;
  settingOf = () => this.setting;
  turnOn = () => Promise.resolve();
  turnOff = () => undefined;
  subscribe = () => () => undefined;
  watched = () => Promise.resolve(() => this.isWatched);
  show = (alert: Alert) => {
    this.shown.push(alert);
    return Promise.resolve();
  };
  close = (isMeant: (alert: Alert) => boolean) => {
    this.shown = this.shown.filter((alert) => !isMeant(alert));
    return Promise.resolve();
  };
  press: (alert: Alert) => void = () => undefined;
  onPress = (listener: (alert: Alert) => void) => {
    this.press = listener;
    return () => {
      this.press = () => undefined;
    };
  };
  setBadge = (count: number) => {
    this.badge = count;
  };
}

let server: ChatServer;
let http: FakeServer;
let alerts: FakeAlerts;
/** The reports on the server. */
let flagCounts: FlagCounts;
/** The notifications that the server was asked to mark as read. */
let read: (string | undefined)[];

async function startService() {
  const { store, platform } = makeRealtimeStore({
    observe(action) {
      service.refreshReports();
      pipeline.observe(action);
      service.refresh();
    },
    serverOrigin: http.origin,
    alerts: () => alerts,
  });
  const dispatch: RealtimeDispatch = store.dispatch;
  const service = new NotificationService({ dispatch, platform, userId: ADA._id });
  const pipeline = connectPipeline({ dispatch, notifications: service, userId: ADA._id });
  await Promise.all([
    dispatch(messagesApi.endpoints.getConversations.initiate()),
    dispatch(notificationsApi.endpoints.getNotifications.initiate()),
  ]);
  let received = server.seq;
  return {
    service,
    dispatch,
    /** Loads the count, as the admins' tab does. */
    openFlagCounts: () => dispatch(flagCountsApi.endpoints.getFlagCounts.initiate()),
    receive: (event: NumberedEvent) => pipeline.apply(event, true),
    /** Receives the events since the last call, as live ones or not. */
    catchUp: (isLive = true) => {
      for (let seq = received + 1; seq <= server.seq; seq += 1) {
        const event = server.event(seq);
        if (event) pipeline.apply(event, isLive);
      }
      received = server.seq;
    },
  };
}

const ids = () => alerts.shown.map(({ id }) => id);
const bodies = () => alerts.shown.map(({ body }) => body);
/** Waits long enough for an unexpected alert to appear. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  document.title = 'Chat · Oja';
  server = new ChatServer();
  server.write(BAYO, 1);
  server.read(BAYO);
  alerts = new FakeAlerts();
  read = [];
  flagCounts = { total: 0, postsTotal: 0 };
  http = new FakeServer()
    .on('GET /api/v1/messages/conversations', () => server.listConversations())
    .on('GET /api/v1/notifications', () => server.listNotifications())
    .on('PATCH /api/v1/notifications/:id', ({ url }) => {
      read.push(url.split('/').at(-1));
      return { message: 'Read.', code: 'notification_read', data: { unreadCount: 0, unreadAboutMessages: 0 } };
    })
    .on('GET /api/v1/posts/flag/count', () => ({ data: flagCounts }));
});
afterEach(() => vi.unstubAllGlobals());

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
  ['an event from before the connection', false, () => undefined],
  ['an event while alerts are off', true, () => void (alerts.setting = 'off')],
  ['an event whose subject is being looked at', true, () => void (alerts.isWatched = true)],
  ['a message in a muted conversation', true, () => server.mute(BAYO, true)],
])('%s makes no alert', async (_what, isLive, prepare) => {
  prepare();
  const { catchUp } = await startService();
  server.write(BAYO, 1);
  catchUp(isLive);
  await settled();
  expect(alerts.shown).toEqual([]);
});

it('alerts of subjects that are read, deleted or withdrawn elsewhere are closed, and no others', async () => {
  const { catchUp } = await startService();
  server.write(BAYO, 2);
  server.write(PARTNERS[1], 1);
  server.notify('follow', BAYO);
  catchUp();
  await vi.waitFor(() => expect(alerts.shown).toHaveLength(4));
  server.delete(1);
  catchUp(false);
  await vi.waitFor(() => expect(alerts.shown).toHaveLength(3));
  server.read(BAYO);
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

describe('alerts of reports, for admins', () => {
  const FLAG = {
    _id: 'f1',
    postId: 'kettle',
    postTitle: 'Kettle of gold',
    flagReason: 'Scammer' as const,
    createdAt: '2026-01-01T00:00:00.000Z',
    reporter: { _id: BAYO, name: 'Bayo', userName: 'bayo', profileImage: null, isVerifiedVendor: false },
  };
  const newFlag = (_id: string, postId: string): NumberedEvent => ({
    name: 'newFlag',
    payload: { seq: 1, flag: { ...FLAG, _id, postId }, total: 9, postsTotal: 9 },
  });

  it('are closed if the report was dismissed or its post deleted elsewhere, and no others are', async () => {
    const { receive } = await startService();
    for (const [id, post] of [
      ['f1', 'kettle'],
      ['f2', 'kettle'],
      ['f3', 'wig'],
      ['f4', 'land'],
    ] as const)
      receive(newFlag(id, post));
    await vi.waitFor(() => expect(ids()).toEqual(['f1', 'f2', 'f3', 'f4']));
    receive({ name: 'flagEnded', payload: { seq: 2, flagId: 'f3', total: 3, postsTotal: 2 } });
    await vi.waitFor(() => expect(ids()).toEqual(['f1', 'f2', 'f4']));
    receive({ name: 'flaggedPostDeleted', payload: { seq: 3, postId: 'kettle', total: 1, postsTotal: 1 } });
    await vi.waitFor(() => expect(ids()).toEqual(['f4']));
  });

  it('are not shown if the report ended while they were being created, however it ended', async () => {
    const { receive } = await startService();
    receive(newFlag('f1', 'kettle'));
    receive({ name: 'flagEnded', payload: { seq: 2, flagId: 'f1', total: 1, postsTotal: 1 } });
    receive(newFlag('f2', 'wig'));
    receive({ name: 'flaggedPostDeleted', payload: { seq: 4, postId: 'wig', total: 1, postsTotal: 1 } });
    receive(newFlag('f3', 'land'));
    await vi.waitFor(() => expect(ids()).toEqual(['f3']));
    await settled();
    expect(ids()).toEqual(['f3']);
  });

  it('are not closed by a count from before the report, which still applies to earlier ones', async () => {
    alerts.shown = [
      {
        id: 'old',
        viewerId: ADA._id,
        conversationId: null,
        postId: 'kettle',
        title: 'Flagged: Spam',
        body: '',
        icon: null,
        path: '/dashboard/flags',
      },
    ];
    const { receive, openFlagCounts } = await startService();
    const counted = Promise.withResolvers<void>();
    http.hold('GET /api/v1/posts/flag/count', counted.promise);
    const opened = openFlagCounts();
    receive(newFlag('f1', 'kettle'));
    await vi.waitFor(() => expect(ids()).toEqual(['old', 'f1']));
    counted.resolve();
    await opened;
    await vi.waitFor(() => expect(ids()).toEqual(['f1']));
    await settled();
    expect(ids()).toEqual(['f1']);
  });

  it('are closed for a user who is no longer an admin, and no others are', async () => {
    const { receive, catchUp, dispatch } = await startService();
    dispatch(userChanged({ ...ADA, isAdmin: true }));
    receive(newFlag('f1', 'kettle'));
    server.write(BAYO, 1);
    catchUp();
    await vi.waitFor(() => expect(bodies()).toEqual(['Kettle of gold', 'Good morning']));
    dispatch(userChanged(ADA));
    await vi.waitFor(() => expect(bodies()).toEqual(['Good morning']));
  });

  it('mark no notification as read when clicked', async () => {
    const { receive } = await startService();
    receive(newFlag('f1', 'kettle'));
    await vi.waitFor(() => expect(ids()).toEqual(['f1']));
    for (const one of alerts.shown) alerts.press(one);
    await settled();
    expect(read).toEqual([]);
  });

  it('stay while messages are read, are not part of a total, and close when nothing is reported if they are from an earlier visit', async () => {
    flagCounts = { total: 1, postsTotal: 1 };
    alerts.shown = [
      {
        id: 'old',
        viewerId: ADA._id,
        conversationId: null,
        postId: 'kettle',
        title: 'Flagged: Spam',
        body: '',
        icon: null,
        path: '/dashboard/flags',
      },
    ];
    const { catchUp, receive, openFlagCounts } = await startService();
    await openFlagCounts();
    server.write(BAYO, 1);
    catchUp();
    await vi.waitFor(() =>
      expect(alerts).toMatchObject({ badge: 1, shown: [{ id: 'old' }, { body: 'Good morning' }] }),
    );
    server.read(BAYO);
    catchUp();
    await vi.waitFor(() => expect(alerts).toMatchObject({ badge: 0, shown: [{ id: 'old' }] }));
    receive({ name: 'flagEnded', payload: { seq: 3, flagId: 'unknown', total: 0, postsTotal: 0 } });
    await vi.waitFor(() => expect(alerts.shown).toEqual([]));
  });
});
