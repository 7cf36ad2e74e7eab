import type { AddressInfo } from 'node:net';

import { CLIENT_EVENTS, acknowledgementSchema } from '@oja/contract/events';
import * as fc from 'fast-check';
import { type Socket, io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { type Account, GATE_DATABASES } from '../../packages/server/test/test-server.ts';
import { holdFor } from './hold-for.ts';
import { hostileText, hostileValue } from './hostile.ts';
import { Market } from './market.ts';
import { valuesOf } from './schema-values.ts';
import { settle } from './send.ts';
import { PAYLOADS } from './size.ts';
import { hashTables, refuseChanges } from './tables.ts';

/** How often the database is checked after a refused event, and how often the list of existing things is reloaded. */
const LOOK_EVERY = 10;
const REFRESH_EVERY = 100;

const ANSWER_MS = 5000;
const NOTHING = '01890000-0000-7000-8000-000000000000';

interface Emission {
  name: string;
  payloads: readonly unknown[];
}

const resolve = () => undefined;
const known = Object.entries(CLIENT_EVENTS).flatMap(([name, schema]) =>
  [true, false].map((isSpoilt) =>
    valuesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '', { resolve, isSpoilt }).map(
      (payload): Emission => ({ name, payloads: [payload] }),
    ),
  ),
);
const RESERVED = new Set(['connect', 'connect_error', 'disconnect', 'disconnecting', 'newListener', 'removeListener']);
const strange = fc.record({
  name: fc
    .oneof(
      fc.constantFrom(...Object.keys(CLIENT_EVENTS), 'newMessage', 'getOnlineUsers', '__proto__', 'toString', ''),
      hostileText,
    )
    .filter((name) => !RESERVED.has(name)),
  payloads: fc.array(fc.oneof(hostileValue, fc.uint8Array({ maxLength: 200 })), { maxLength: 3 }),
});
const emissions: fc.Arbitrary<Emission> = fc.oneof(
  { weight: 3, arbitrary: fc.oneof(...known) },
  { weight: 2, arbitrary: strange },
);

describe.each(GATE_DATABASES)('any event over a socket on %s', (kind) => {
  let market: Market;
  let address: string;
  let account: Account;
  let socket: Socket;
  let sent = 0;
  let agreed = 0;

  beforeAll(async () => {
    market = await Market.open(kind);
    const { app } = market.server;
    await app.listen({ host: '127.0.0.1', port: 0 });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has such an address
    address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    account = await market.renew('vendor');
    await market.refresh();
    socket = open({ token: account.token }, { userId: account.id });
    await connected(socket);
  });
  afterAll(async () => {
    socket.disconnect();
    await market.server.stop();
  });

  const open = (auth: object, query: Record<string, string>) =>
    io(address, {
      transports: ['websocket'],
      forceNew: true,
      auth,
      query,
      reconnectionDelay: 10,
      reconnectionDelayMax: 50,
      ackTimeout: ANSWER_MS,
      retries: 0,
    });

  async function hold({ name, payloads }: Emission): Promise<void> {
    sent += 1;
    if (sent % REFRESH_EVERY === 0) await market.refresh();
    if (!socket.connected) await connected(socket);
    const isLooked = sent % LOOK_EVERY === 0;
    const before = isLooked ? await hashTables(market.server.database) : undefined;
    const settled = payloads.map((payload) => settle(market, account, payload));
    const answer = await answerTo(name, settled);
    const isDone = answer !== undefined && acknowledgementSchema.parse(answer).ok;
    if (isDone) agreed += 1;
    else if (before) refuseChanges(before, await hashTables(market.server.database));
    if (JSON.stringify(answer ?? '').includes('"internal"'))
      throw new Error(`${name} was answered ${JSON.stringify(answer)}`);
  }

  async function beRefused({ auth, userId }: { auth: unknown; userId: string }): Promise<void> {
    const stranger = open(typeof auth === 'object' && auth !== null ? auth : { token: auth }, { userId });
    await expect(connected(stranger, true)).rejects.toThrow(/./);
    stranger.disconnect();
  }

  /** The acknowledgement; undefined if there is none, or if the server closed the connection because of the event. */
  async function answerTo(name: string, payloads: readonly unknown[]): Promise<unknown> {
    const closing = Promise.withResolvers<undefined>();
    const leave = () => closing.resolve(undefined);
    socket.once('disconnect', leave);
    const closed = closing.promise;
    try {
      if (Object.hasOwn(CLIENT_EVENTS, name))
        return await Promise.race([socket.emitWithAck(name, ...payloads), closed]);
      socket.emit(name, ...payloads);
      // Events are answered in order: this answer means that the previous event was handled.
      return await Promise.race([socket.emitWithAck('markNotificationAsRead', { notificationId: NOTHING }), closed]);
    } finally {
      socket.off('disconnect', leave);
    }
  }

  it('is acknowledged as the contract says or not at all, and changes nothing when it is refused', async () => {
    await expect(holdFor(emissions, hold, PAYLOADS)).resolves.toBeUndefined();
    expect(agreed).toBeGreaterThan(PAYLOADS / 100);
    expect((await market.server.call('GET', '/health')).status).toBe(200);
  });

  it('a connection without a valid session is refused', async () => {
    const strangers = fc.record({
      auth: fc.oneof(fc.record({ token: hostileValue }), hostileValue),
      userId: fc.oneof(
        fc.constant(account.id),
        hostileText.map((text) => text.slice(0, 500).toWellFormed()),
      ),
    });
    await expect(holdFor(strangers, beRefused, PAYLOADS / 25)).resolves.toBeUndefined();
    expect((await market.server.call('GET', '/health')).status).toBe(200);
  });
});

/** @param atOnce whether the first error counts instead of the last one */
function connected(socket: Socket, atOnce = false): Promise<void> {
  return new Promise((settled, reject) => {
    const timer = setTimeout(() => reject(new Error('no connection came about')), ANSWER_MS);
    socket.once('connect', () => {
      clearTimeout(timer);
      settled();
    });
    if (!atOnce) return;
    for (const event of ['connect_error', 'disconnect'] as const) {
      socket.once(event, (reason: unknown) => {
        clearTimeout(timer);
        reject(reason instanceof Error ? reason : new Error('the connection was closed'));
      });
    }
  });
}
