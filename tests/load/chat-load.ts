import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

import type { Person } from '../processes/people.ts';
import { type Listener, listen } from '../processes/socket.ts';
import { type Figures, percentile } from './figures.ts';

/** A message that is being sent. */
export interface Outgoing {
  senderIndex: number;
  recipientIndex: number;
  recipientId: string;
  clientId: string;
}

/** How long the last messages may take to arrive, in milliseconds. */
const LAST_MS = 5000;

/** The results of a run of messages. */
export interface ChatFigures extends Figures {
  /** How many messages never arrived. */
  lost: number;
  /** The delay of this process, which sends and receives, at the 99th percentile. It is included in p99. */
  ownDelay: number;
}

/** Connects everybody, a few at a time. */
export async function connectAll(url: string, people: readonly Person[]): Promise<Listener[]> {
  const listeners: Listener[] = [];
  for (let start = 0; start < people.length; start += 25) {
    listeners.push(...(await Promise.all(people.slice(start, start + 25).map((person) => listen(url, person)))));
  }
  return listeners;
}

/** Sets the listener that gets the `clientId` of each message that reached its recipient. */
type Arrivals = (onArrival: (clientId: string) => void) => void;

/** The arrivals at Oja's sockets. Senders receive the event as well: only the recipient counts. */
export function arrivalsAt(listeners: readonly Listener[], people: readonly Person[]): Arrivals {
  return (onArrival) => {
    for (const [index, { socket }] of listeners.entries()) {
      socket.off('newMessage');
      socket.on('newMessage', ({ message }: { message: { clientId: string; recipientId: string } }) => {
        if (message.recipientId === people[index]?.id) onArrival(message.clientId);
      });
    }
  };
}

/**
 * Sends a fixed number of messages each second, even if the server does not keep up. Each sender writes to the second
 * person after them. The measured time is from the moment a message is due until its recipient has it.
 */
export async function loadChat(
  arrivals: Arrivals,
  people: readonly Person[],
  load: { perSecond: number; seconds: number; lastMs?: number },
  send: (message: Outgoing) => void,
): Promise<ChatFigures> {
  const { lastMs = LAST_MS } = load;
  const due = new Map<string, number>();
  const took: number[] = [];
  arrivals((clientId) => {
    const since = due.get(clientId);
    if (since === undefined) return;
    due.delete(clientId);
    took.push(performance.now() - since);
  });
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const begin = performance.now();
  const total = load.perSecond * load.seconds;
  for (let sent = 0; sent < total;) {
    const now = performance.now();
    for (; sent < total && begin + (sent * 1000) / load.perSecond <= now; sent += 1) {
      const clientId = randomUUID();
      due.set(clientId, begin + (sent * 1000) / load.perSecond);
      const recipientIndex = (sent + 2) % people.length;
      const recipientId = people[recipientIndex]?.id ?? '';
      send({ senderIndex: sent % people.length, recipientIndex, recipientId, clientId });
    }
    await pause(1);
  }
  for (const end = performance.now() + lastMs; due.size > 0 && performance.now() < end;) await pause(10);
  delay.disable();
  const seconds = Math.max(load.seconds, (performance.now() - begin) / 1000 - lastMs / 1000);
  const sorted = Float64Array.from(took).toSorted();
  const ownDelay = delay.percentile(99) / 1e6;
  return {
    perSecond: sorted.length / seconds,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    lost: due.size,
    ownDelay,
  };
}
