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

/** Lets time pass, and what is asked for be answered. */
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

it('what happened while the connection was there is live, also where it is fetched; what happened before is not', async () => {
  const live: number[] = [];
  sequence = new EventSequence({
    fetchEvents,
    reload,
    apply: ({ payload }, isLive) => void (isLive && live.push(payload.seq)),
  });
  sequence.ready(10);
  sequence.receive(eventOf(11));
  fetchEvents.mockResolvedValueOnce(page([12, 13]));
  // Told now and then, of what was lost on the way meanwhile.
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

describe('events that come in', () => {
  beforeEach(() => sequence.ready(10));

  it('an event that arrives twice is applied once', () => {
    for (const seq of [11, 11, 12, 11, 12]) sequence.receive(eventOf(seq));
    expect(applied).toEqual([11, 12]);
  });

  it('what the lists were loaded with is not applied again', () => {
    sequence.receive(eventOf(10));
    sequence.receive(eventOf(3));
    expect(applied).toEqual([]);
  });

  it('events that overtake each other are put in order, and nothing is asked', async () => {
    for (const seq of [13, 12, 11]) sequence.receive(eventOf(seq));
    expect(applied).toEqual([11, 12, 13]);
    await pass(1000);
    expect(fetchEvents).not.toHaveBeenCalled();
  });

  it('a gap asks for what is missing after 300 ms', async () => {
    fetchEvents.mockResolvedValue(page([11, 12, 13]));
    sequence.receive(eventOf(13));
    await pass(299);
    expect(fetchEvents).not.toHaveBeenCalled();
    await pass(1);
    expect(fetchEvents).toHaveBeenCalledExactlyOnceWith(10);
    expect(applied).toEqual([11, 12, 13]);
  });

  it('what comes in while it asks waits, and is applied once', async () => {
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

  it('numbers whose subject is gone are passed over, and not asked for again', async () => {
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

describe('after a connection that was broken', () => {
  beforeEach(() => {
    sequence.ready(10);
    sequence.receive(eventOf(11));
    sequence.pause();
  });

  it('asks at once for everything it missed, page by page', async () => {
    fetchEvents
      .mockResolvedValueOnce(page([12, 13], { latestSeq: 15, hasMore: true }))
      .mockResolvedValueOnce(page([14, 15]));
    sequence.ready(15);
    await pass(0);
    expect(fetchEvents.mock.calls).toEqual([[11], [13]]);
    expect(applied).toEqual([11, 12, 13, 14, 15]);
    expect(reload).toHaveBeenCalledExactlyOnceWith('first');
  });

  it('asks for nothing when it missed nothing', async () => {
    sequence.ready(11);
    await pass(1000);
    expect(fetchEvents).not.toHaveBeenCalled();
  });

  it('a log that does not reach back that far means that everything is read again', async () => {
    fetchEvents.mockResolvedValue(page([], { lastSeq: 5000, latestSeq: 5000, reset: true }));
    sequence.ready(5000);
    await pass(0);
    expect(reload).toHaveBeenLastCalledWith('reset');
    sequence.receive(eventOf(5001));
    expect(applied).toEqual([11, 5001]);
  });

  it('a question that fails is asked again, and nothing is lost', async () => {
    fetchEvents.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(page([12, 13]));
    sequence.ready(13);
    await pass(0);
    expect(applied).toEqual([11]);
    await pass(2000);
    expect(applied).toEqual([11, 12, 13]);
  });

  it('while it is broken nothing is asked', async () => {
    sequence.receive(eventOf(13));
    await pass(60_000);
    expect(fetchEvents).not.toHaveBeenCalled();
  });
});

describe('the beginning and the end', () => {
  it('the first ready means that the caches are read again, since their age is not known', () => {
    sequence.ready(10);
    expect(reload).toHaveBeenCalledExactlyOnceWith('first');
    sequence.ready(10);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('after the end an answer that was on its way changes nothing', async () => {
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
