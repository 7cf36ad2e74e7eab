import type { EventsPage, NumberedEvent } from '@oja/contract/events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { EventSequence } from './event-sequence.ts';

const eventOf = (seq: number): NumberedEvent => ({
  name: 'notificationRead',
  payload: { seq, notificationId: `n${seq}`, unreadCount: 0, unreadAboutMessages: 0 },
});
const page = (seqs: number[], rest: Partial<EventsPage> = {}): EventsPage => {
  const lastSeq = rest.lastSeq ?? seqs.at(-1) ?? 0;
  return { events: seqs.map(eventOf), lastSeq, latestSeq: lastSeq, hasMore: false, reset: false, ...rest };
};

let applied: number[];
let reload: ReturnType<typeof vi.fn<(why: 'first' | 'reset') => void>>;
let fetchEvents: ReturnType<typeof vi.fn<(after: number) => Promise<EventsPage>>>;
let sequence: EventSequence;

/** Advances the time, and lets pending answers arrive. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  applied = [];
  reload = vi.fn<(why: 'first' | 'reset') => void>();
  fetchEvents = vi.fn<(after: number) => Promise<EventsPage>>();
  sequence = new EventSequence({ fetchEvents, reload, apply: ({ payload }) => applied.push(payload.seq) });
});
afterEach(() => {
  vi.useRealTimers();
});

it('events are live if they happened while the connection was open, even if they were fetched; earlier ones are not', async () => {
  const live: number[] = [];
  sequence = new EventSequence({
    fetchEvents,
    reload,
    apply: ({ payload }, isLive) => void (isLive && live.push(payload.seq)),
  });
  sequence.ready(10);
  sequence.receive(eventOf(11));
  fetchEvents.mockResolvedValueOnce(page([12, 13]));
  // The server repeats its newest number from time to time, in case events were lost.
  sequence.ready(13);
  await pass(300);
  sequence.receive(eventOf(14));
  expect(live).toEqual([11, 12, 13, 14]);

  sequence.pause();
  fetchEvents.mockResolvedValueOnce(page([15, 16, 17]));
  sequence.receive(eventOf(17));
  sequence.ready(16);
  await pass(300);
  expect(live).toEqual([11, 12, 13, 14, 17]);
});

describe('the sequence of received events', () => {
  beforeEach(() => sequence.ready(10));

  it('applies an event that arrives twice once', () => {
    for (const seq of [11, 11, 12, 11, 12]) sequence.receive(eventOf(seq));
    expect(applied).toEqual([11, 12]);
  });

  it('does not apply events again that the lists already contain', () => {
    sequence.receive(eventOf(10));
    sequence.receive(eventOf(3));
    expect(applied).toEqual([]);
  });

  it('sorts events that overtake each other, without a request', async () => {
    for (const seq of [13, 12, 11]) sequence.receive(eventOf(seq));
    expect(applied).toEqual([11, 12, 13]);
    await pass(1000);
    expect(fetchEvents).not.toHaveBeenCalled();
  });

  it('requests missing events after 300 ms', async () => {
    fetchEvents.mockResolvedValue(page([11, 12, 13]));
    sequence.receive(eventOf(13));
    await pass(299);
    expect(fetchEvents).not.toHaveBeenCalled();
    await pass(1);
    expect(fetchEvents).toHaveBeenCalledExactlyOnceWith(10);
    expect(applied).toEqual([11, 12, 13]);
  });

  it('holds events that arrive during a request, and applies them once', async () => {
    const answer = Promise.withResolvers<EventsPage>();
    fetchEvents.mockReturnValue(answer.promise);
    sequence.receive(eventOf(12));
    await pass(300);
    for (const seq of [12, 13, 14]) sequence.receive(eventOf(seq));
    expect(applied).toEqual([]);
    answer.resolve(page([11, 12, 13]));
    await pass(0);
    expect(applied).toEqual([11, 12, 13, 14]);
  });

  it('skips numbers whose subject is deleted, and does not request them again', async () => {
    fetchEvents.mockResolvedValue(page([12], { lastSeq: 14 }));
    sequence.receive(eventOf(14));
    await pass(300);
    expect(applied).toEqual([12]);
    sequence.receive(eventOf(15));
    expect(applied).toEqual([12, 15]);
    await pass(1000);
    expect(fetchEvents).toHaveBeenCalledOnce();
  });
});

describe('after a broken connection', () => {
  beforeEach(() => {
    sequence.ready(10);
    sequence.receive(eventOf(11));
    sequence.pause();
  });

  it('everything that was missed is requested at once, page by page', async () => {
    fetchEvents
      .mockResolvedValueOnce(page([12, 13], { latestSeq: 15, hasMore: true }))
      .mockResolvedValueOnce(page([14, 15]));
    sequence.ready(15);
    await pass(0);
    expect(fetchEvents.mock.calls).toEqual([[11], [13]]);
    expect(applied).toEqual([11, 12, 13, 14, 15]);
    expect(reload).toHaveBeenCalledExactlyOnceWith('first');
  });

  it('nothing is requested if nothing was missed', async () => {
    sequence.ready(11);
    await pass(1000);
    expect(fetchEvents).not.toHaveBeenCalled();
  });

  it('everything is refetched if the log does not reach back far enough', async () => {
    fetchEvents.mockResolvedValue(page([], { lastSeq: 5000, latestSeq: 5000, reset: true }));
    sequence.ready(5000);
    await pass(0);
    expect(reload).toHaveBeenLastCalledWith('reset');
    sequence.receive(eventOf(5001));
    expect(applied).toEqual([11, 5001]);
  });

  it('a failed request is repeated, and nothing is lost', async () => {
    fetchEvents.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(page([12, 13]));
    sequence.ready(13);
    await pass(0);
    expect(applied).toEqual([11]);
    await pass(2000);
    expect(applied).toEqual([11, 12, 13]);
  });

  it('an event that cannot be applied is reported and passed over: the later ones are applied, once', async () => {
    const reported = vi.fn<typeof reportError>();
    vi.stubGlobal('reportError', reported);
    const fault = new TypeError('No such conversation');
    const held: number[] = [];
    sequence = new EventSequence({
      fetchEvents,
      reload,
      apply: ({ payload: { seq } }) => {
        if (seq === 12) throw fault;
        held.push(seq);
      },
    });
    sequence.ready(10);
    fetchEvents.mockResolvedValue(page([11, 12, 13]));
    sequence.ready(13);
    await pass(60_000);
    expect(held).toEqual([11, 13]);
    expect(reported.mock.calls).toEqual([[fault]]);
    expect(fetchEvents).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('nothing is requested until the connection is back', async () => {
    sequence.receive(eventOf(13));
    await pass(60_000);
    expect(fetchEvents).not.toHaveBeenCalled();
  });
});

describe('the start and the end of a session', () => {
  it('the first ready refetches the caches, because their age is unknown', () => {
    sequence.ready(10);
    expect(reload).toHaveBeenCalledExactlyOnceWith('first');
    sequence.ready(10);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('continues from the number that the profile gave: only later events are requested, and they are not live', async () => {
    const live: number[] = [];
    sequence = new EventSequence({
      fetchEvents,
      reload,
      apply: ({ payload }, isLive) => void (applied.push(payload.seq), isLive && live.push(payload.seq)),
    });
    sequence.start(10);
    fetchEvents.mockResolvedValueOnce(page([11, 12]));
    sequence.ready(12);
    await pass(0);
    sequence.receive(eventOf(13));
    expect(fetchEvents.mock.calls).toEqual([[10]]);
    expect({ applied, live }).toEqual({ applied: [11, 12, 13], live: [13] });
    expect(reload).not.toHaveBeenCalled();
  });

  it('a later number of the profile does not skip events', async () => {
    sequence.start(10);
    sequence.start(12);
    fetchEvents.mockResolvedValueOnce(page([11, 12]));
    sequence.ready(12);
    await pass(0);
    expect(applied).toEqual([11, 12]);
  });

  it('after the end, a late answer changes nothing', async () => {
    sequence.ready(10);
    const answer = Promise.withResolvers<EventsPage>();
    fetchEvents.mockReturnValue(answer.promise);
    sequence.ready(12);
    sequence.end();
    answer.resolve(page([11, 12]));
    await pass(0);
    sequence.receive(eventOf(11));
    expect(applied).toEqual([]);
  });
});
