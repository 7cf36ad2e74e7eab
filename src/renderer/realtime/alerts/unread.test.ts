import type { NumberedEvent } from '@oja/contract/events';
import type { MuteAnswer } from '@oja/contract/messages';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ChatServer, PARTNERS } from '../../../../tests/fixtures/chat-server.ts';
import { FakeServer } from '../../../../tests/fixtures/fake-server.ts';
import { connectSilentPipeline, makeRealtimeStore } from '../../../../tests/fixtures/realtime-store.ts';
import { api } from '../../api/api.ts';
import { messagesApi } from '../../api/messages-api.ts';
import { notificationsApi } from '../../api/notifications-api.ts';
import { privacyApi } from '../../api/privacy-api.ts';
import { signedOut } from '../../session/session-slice.ts';
import { conversationRead } from '../events/apply-event.ts';
import { notificationDeleted, notificationRead } from '../events/notification-events.ts';
import type { RealtimeDispatch } from '../realtime-state.ts';
import { selectUnread } from './unread.ts';

/** Longer than any answer, gap or retry takes. */
const SETTLED_MS = 60_000;

let server: ChatServer;
let http: FakeServer;
/** The delay of pending answers, which contain the state at the time of the request. */
let delayMs: number;

/** Starts a client of that server, from store to selector, with a connection that the test breaks and restores. */
function startClient() {
  const { store } = makeRealtimeStore({
    observe: (action) => pipeline.observe(action),
    serverOrigin: http.origin,
    isChecked: false,
  });
  const dispatch: RealtimeDispatch = store.dispatch;
  const pipeline = connectSilentPipeline(dispatch);
  return {
    dispatch,
    receive: (event: NumberedEvent) => pipeline.receive(event),
    disconnect: () => pipeline.setConnected(false),
    connect() {
      pipeline.setConnected(true);
      pipeline.receive({ name: 'ready', payload: { seq: server.seq } });
      pipeline.receive({ name: 'allNotifications', payload: { seq: server.seq, ...server.listNotifications().data } });
      void dispatch(messagesApi.endpoints.getConversations.initiate());
      void dispatch(notificationsApi.endpoints.getNotifications.initiate());
    },
    unread: () => selectUnread(store.getState()),
  };
}

/** Replies after a delay with the server's state at the time of the call. */
async function later<Answer>(answer: Answer): Promise<Answer> {
  const then = structuredClone(answer);
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  return then;
}

function mute({ url }: Request, isMuted: boolean): Promise<MuteAnswer> {
  server.mute(PARTNERS.find((one) => url.includes(one.replace('8000', 'a000'))) ?? PARTNERS[0], isMuted);
  return later({ message: 'Done.', code: isMuted ? 'muted' : 'unmuted', data: { isMuted } });
}

beforeEach(() => {
  vi.useFakeTimers();
  server = new ChatServer();
  delayMs = 1;
  http = new FakeServer()
    .on('GET /api/v1/messages/conversations', () => later(server.listConversations()))
    .on('GET /api/v1/notifications', () => later(server.listNotifications()))
    .on('GET /api/v1/events', ({ url }) =>
      later({ data: server.catchUp(Number(new URL(url).searchParams.get('after'))) }),
    )
    .on('PUT /api/v1/messages/conversations/:id/mute', (request) => mute(request, true))
    .on('DELETE /api/v1/messages/conversations/:id/mute', (request) => mute(request, false));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const partner = fc.constantFrom(...PARTNERS);
const which = fc.nat(30);
/** An action of any user on any device. */
const act = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ act: fc.constant('write' as const), partner, count: fc.constantFrom(1, 1, 2, 25) }),
  },
  fc.record({
    act: fc.constantFrom(
      'read elsewhere' as const,
      'read here' as const,
      'follow' as const,
      'mute elsewhere' as const,
      'unmute elsewhere' as const,
      'mute here' as const,
      'unmute here' as const,
    ),
    partner,
  }),
  fc.record({
    act: fc.constantFrom(
      'edit' as const,
      'delete' as const,
      'read notification elsewhere' as const,
      'read notification here' as const,
      'delete notification here' as const,
    ),
    which,
  }),
  fc.record({
    act: fc.constantFrom('break' as const, 'connect' as const, 'deliver' as const),
    delay: fc.constantFrom(1, 40, 700),
    order: fc.infiniteStream(fc.nat(99)),
  }),
);

type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

/** Plays a story, then delivers all events. */
async function play(story: readonly Act[]) {
  const client = startClient();
  client.connect();
  let isConnected = true;
  let sent = server.seq;
  const notificationOf = (index: number) =>
    server.notifications[index % Math.max(1, server.notifications.length)]?._id ?? '';

  const deliver = (random: () => number) => {
    const events = Array.from({ length: server.seq - sent }, (_, index) => server.event(sent + index + 1)).flatMap(
      (event) => event ?? [],
    );
    sent = server.seq;
    if (!isConnected) return;
    // Some events twice, in any order.
    const pushed = events
      .flatMap((event) => (random() < 30 ? [event, event] : [event]))
      .map((event) => ({ event, place: random() }));
    for (const { event } of pushed.toSorted((one, other) => one.place - other.place)) client.receive(event);
  };

  const perform = (one: Act) => {
    switch (one.act) {
      case 'write':
        server.write(one.partner, one.count);
        break;
      case 'read elsewhere':
        server.read(one.partner);
        break;
      case 'read here': {
        const newest = server.messages
          .filter(({ sender }) => sender._id === one.partner)
          .map(({ _id }) => _id)
          .toSorted()
          .at(-1);
        if (newest !== undefined)
          client.dispatch(conversationRead({ conversationId: one.partner.replace('8000', 'a000'), upTo: newest }));
        server.read(one.partner);
        break;
      }
      case 'follow':
        server.notify('follow', one.partner);
        break;
      case 'mute elsewhere':
        server.mute(one.partner, true);
        break;
      case 'unmute elsewhere':
        server.mute(one.partner, false);
        break;
      case 'mute here':
      case 'unmute here':
        void client.dispatch(
          privacyApi.endpoints.setMute.initiate({
            conversationId: one.partner.replace('8000', 'a000'),
            isMuted: one.act === 'mute here',
          }),
        );
        break;
      case 'edit':
        server.edit(one.which);
        break;
      case 'delete':
        server.delete(one.which);
        break;
      case 'read notification elsewhere':
        server.readNotification(notificationOf(one.which));
        break;
      case 'read notification here':
        client.dispatch(notificationRead({ notificationId: notificationOf(one.which) }));
        server.readNotification(notificationOf(one.which));
        break;
      case 'delete notification here': {
        const id = notificationOf(one.which);
        client.dispatch(notificationDeleted({ notificationId: id }));
        server.deleteNotification(id);
        break;
      }
      case 'break':
        client.disconnect();
        isConnected = false;
        break;
      case 'connect':
        if (!isConnected) client.connect();
        isConnected = true;
        delayMs = one.delay;
        break;
      case 'deliver': {
        const stream = one.order[Symbol.iterator]();
        deliver(() => Number(stream.next().value));
        break;
      }
    }
  };

  for (const one of story) {
    perform(one);
    await vi.advanceTimersByTimeAsync(20);
  }
  const finish = async () => {
    deliver(() => 50);
    if (!isConnected) client.connect();
    isConnected = true;
    await vi.advanceTimersByTimeAsync(SETTLED_MS);
  };
  await finish();
  return { client, finish };
}

it('the unread count is the same as the server’s after any story, and zero when all is read: random orders, duplicates, other devices, deletions, broken connections', async () => {
  const property = fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (story) => {
    server = new ChatServer();
    const { client, finish } = await play(story);
    expect(client.unread()).toEqual(server.truth);
    for (const one of PARTNERS) server.read(one);
    for (const { _id } of server.notifications) server.readNotification(_id);
    await finish();
    expect(client.unread()).toMatchObject({ messages: 0, notifications: 0, total: 0 });
    client.dispatch(api.util.resetApiState());
  });
  const result = await fc.check(property, { numRuns: 120, seed: 1960, endOnFailure: true });
  expect(fc.defaultReportMessage(result)).toBeUndefined();
}, 60_000);

it('a message counts once although its notification is unread, too, and a follow counts in addition', async () => {
  const { client, finish } = await play([]);
  server.write(PARTNERS[0], 2);
  server.notify('follow', PARTNERS[1]);
  await finish();
  expect(client.unread()).toEqual({ messages: 2, notifications: 2, total: 3, isKnown: true });
});

it('a muted conversation is excluded from the count from the moment of muting, and included again afterwards', async () => {
  const { client, finish } = await play([]);
  server.write(PARTNERS[0], 2);
  server.mute(PARTNERS[0], true);
  server.write(PARTNERS[0], 1);
  server.write(PARTNERS[1], 1);
  await finish();
  expect(client.unread()).toMatchObject({ messages: 1, total: 1 });
  server.mute(PARTNERS[0], false);
  await finish();
  expect(client.unread()).toMatchObject({ messages: 4, total: 4 });
});

it('the unread count is zero when nobody is signed in', async () => {
  const { client, finish } = await play([]);
  server.write(PARTNERS[0], 1);
  await finish();
  expect(client.unread().total).toBe(1);
  client.dispatch(signedOut());
  expect(client.unread()).toMatchObject({ messages: 0, notifications: 0, total: 0 });
});
