import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { LONGEST_WAIT_IN_VIEW_MS, LONGEST_WAIT_MS } from './backoff.ts';
import type { ServerEvent } from '../events/server-event.ts';
import { SocketClient, type SocketState, type Transport, type TransportListener } from './socket-client.ts';

/** A transport that sends the events it is given, and records emitted ones. */
class FakeTransport implements Transport {
  readonly listener: TransportListener;
  readonly token: string;
  isClosed = false;
  emit = vi.fn<Transport['emit']>(() => Promise.resolve({ ok: true }));

  constructor(token: string, listener: TransportListener) {
    this.token = token;
    this.listener = listener;
  }
  close() {
    this.isClosed = true;
  }
}

const ada = { userId: 'ada', token: 'token of ada' };
const bayo = { userId: 'bayo', token: 'token of bayo' };
const ready: ServerEvent = { name: 'ready', payload: { seq: 7 } };
const online: ServerEvent = { name: 'getOnlineUsers', payload: [] };
const closing = (code: 'server_stopping' | 'session_ended' | 'too_many_connections' | 'rate_limited'): ServerEvent => ({
  name: 'closing',
  payload: { code, message: `Closing: ${code}` },
});

let transports: FakeTransport[];
let states: SocketState[];
let received: string[];
let closures: string[];
let client: SocketClient;

/** The newest transport. */
function lastTransport(): FakeTransport {
  const last = transports.at(-1);
  if (!last) throw new Error('Nothing was connected.');
  return last;
}

/** Breaks the connection. @returns how long it takes until the next attempt, in milliseconds */
function breakAndWait(): number {
  const before = transports.length;
  lastTransport().listener.onEnd();
  let waited = 0;
  for (; transports.length === before; waited += 500) vi.advanceTimersByTime(500);
  return waited;
}

beforeEach(() => {
  vi.useFakeTimers();
  [transports, states, received, closures] = [[], [], [], []];
  client = new SocketClient({
    openTransport(session, listener) {
      transports.push(new FakeTransport(session.token, listener));
      return lastTransport();
    },
    onState: (state) => states.push(state),
    onEvent: ({ name }) => received.push(name),
    onRefused: (message) => closures.push(message),
    random: () => 1,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a connection', () => {
  it('is live when the server has sent ready, not before', () => {
    client.open(ada);
    expect(client.state).toBe('connecting');
    lastTransport().listener.onEvent(ready);
    expect(states).toEqual(['connecting', 'live']);
    expect(lastTransport().token).toBe('token of ada');
  });

  it('that never becomes ready is closed and retried', () => {
    client.open(ada);
    vi.advanceTimersByTime(15_000);
    expect(client.state).toBe('waiting');
    expect(lastTransport().isClosed).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(transports).toHaveLength(2);
  });

  it('that breaks is retried after increasing waits, up to the longest wait', () => {
    const looks = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    client.open(ada);
    const waits = Array.from({ length: 8 }, breakAndWait);
    looks.mockRestore();
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, LONGEST_WAIT_MS, LONGEST_WAIT_MS, LONGEST_WAIT_MS]);
  });

  it('that breaks while the page is in view is retried after a few seconds at most', () => {
    client.open(ada);
    const waits = Array.from({ length: 5 }, breakAndWait);
    expect(waits).toEqual([1000, 2000, 4000, LONGEST_WAIT_IN_VIEW_MS, LONGEST_WAIT_IN_VIEW_MS]);
  });

  it('that was live is retried soon', () => {
    client.open(ada);
    for (let failed = 0; failed < 5; failed += 1) breakAndWait();
    lastTransport().listener.onEvent(ready);
    expect(breakAndWait()).toBe(1000);
  });

  it('that waits is retried at once when it is woken, and only then', () => {
    client.open(ada);
    lastTransport().listener.onEvent(ready);
    client.wake();
    expect(transports).toHaveLength(1);
    lastTransport().listener.onEnd();
    client.wake();
    expect(client.state).toBe('connecting');
    expect(transports).toHaveLength(2);
    vi.advanceTimersByTime(1000);
    expect(transports).toHaveLength(2);
  });
});

describe('after sleep', () => {
  it('a pending connection is dead, too, and is replaced at once', () => {
    client.open(ada);
    const [asleep] = transports;
    client.wake(true);
    expect(asleep?.isClosed).toBe(true);
    asleep?.listener.onEvent(ready);
    expect(client.state).toBe('connecting');
    expect(transports).toHaveLength(2);
    lastTransport().listener.onEvent(ready);
    expect(client.state).toBe('live');
  });

  it('a connection that seems to be live is replaced', () => {
    client.open(ada);
    lastTransport().listener.onEvent(ready);
    const [asleep] = transports;
    client.wake(true);
    expect(asleep?.isClosed).toBe(true);
    expect(transports).toHaveLength(2);
    expect(client.state).toBe('connecting');
  });
});

describe('the end of a session', () => {
  it('logout closes the connection, and no event arrives any more', () => {
    client.open(ada);
    lastTransport().listener.onEvent(ready);
    client.close();
    expect(lastTransport().isClosed).toBe(true);
    lastTransport().listener.onEvent(online);
    lastTransport().listener.onEnd();
    vi.advanceTimersByTime(10 * LONGEST_WAIT_MS);
    client.wake();
    expect(received).toEqual(['ready']);
    expect(transports).toHaveLength(1);
    expect(client.state).toBe('idle');
  });

  it('another user receives no event of the previous one', () => {
    client.open(ada);
    const [first] = transports;
    client.open(bayo);
    first?.listener.onEvent(ready);
    expect(received).toEqual([]);
    expect(client.state).toBe('connecting');
    expect(first?.isClosed).toBe(true);
    expect(lastTransport().token).toBe('token of bayo');
  });

  it.each(['unauthenticated', 'forbidden'])(
    'a connection refused as %s is not retried, and its message is reported',
    (code) => {
      client.open(ada);
      lastTransport().listener.onEnd({ code, message: 'Please log in to continue.' });
      expect(client.state).toBe('refused');
      expect(closures).toEqual(['Please log in to continue.']);
      vi.advanceTimersByTime(10 * LONGEST_WAIT_MS);
      client.wake();
      expect(transports).toHaveLength(1);
    },
  );

  it('a session that ends while the connection is live reports its message, once', () => {
    client.open(ada);
    lastTransport().listener.onEvent(ready);
    lastTransport().listener.onEvent(closing('session_ended'));
    lastTransport().listener.onEnd();
    expect(closures).toEqual(['Closing: session_ended']);
    expect(client.state).toBe('refused');
  });
});

describe('a server that cannot accept the connection now', () => {
  it('is retried after it was stopped', () => {
    client.open(ada);
    lastTransport().listener.onEvent(ready);
    lastTransport().listener.onEvent(closing('server_stopping'));
    expect(client.state).toBe('waiting');
    vi.advanceTimersByTime(1000);
    expect(transports).toHaveLength(2);
    expect(closures).toEqual([]);
  });

  it('is retried while it is unavailable: the session is not over', () => {
    client.open(ada);
    lastTransport().listener.onEnd({ code: 'unavailable', message: 'Oja is not available right now.' });
    vi.advanceTimersByTime(1000);
    expect(transports).toHaveLength(2);
    expect(closures).toEqual([]);
  });

  it('is retried after the longest wait if it reports too many attempts', () => {
    client.open(ada);
    lastTransport().listener.onEnd({ code: 'rate_limited', message: 'Too many attempts.' });
    vi.advanceTimersByTime(LONGEST_WAIT_MS - 1);
    expect(transports).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(transports).toHaveLength(2);
  });

  it('is retried only when the user returns, if too many tabs are open', () => {
    client.open(ada);
    lastTransport().listener.onEvent(ready);
    lastTransport().listener.onEvent(closing('too_many_connections'));
    vi.advanceTimersByTime(100 * LONGEST_WAIT_MS);
    expect(transports).toHaveLength(1);
    client.wake();
    expect(transports).toHaveLength(2);
  });
});

describe('an emitted event', () => {
  it('is answered while the connection is live', async () => {
    client.open(ada);
    lastTransport().listener.onEvent(ready);
    expect(await client.emit('deleteNotification', { notificationId: 'n' })).toEqual({ ok: true });
    expect(lastTransport().emit).toHaveBeenCalledExactlyOnceWith('deleteNotification', { notificationId: 'n' });
  });

  it('is not sent without a live connection, and resolves to undefined without an answer', async () => {
    client.open(ada);
    expect(await client.emit('deleteNotification', { notificationId: 'n' })).toBeUndefined();
    expect(lastTransport().emit).not.toHaveBeenCalled();
    lastTransport().listener.onEvent(ready);
    lastTransport().emit.mockRejectedValue(new Error('operation has timed out'));
    expect(await client.emit('deleteNotification', { notificationId: 'n' })).toBeUndefined();
  });
});
