import { expect, it } from 'vitest';

import type { BridgeEvent } from '../../bridge/events.ts';
import { createPageEvents } from './page-events.ts';

const link = (id: number): BridgeEvent => ({ name: 'path.requested', payload: `/dashboard/post/details/${id}` });
const woke: BridgeEvent = { name: 'machine.woke', payload: 'resumed' };

function eventsWithPage() {
  const events = createPageEvents();
  const received: BridgeEvent[] = [];
  return { events, received, listen: () => events.open((_channel, event) => void received.push(event)) };
}

it('events of user actions wait for the page, and are sent once, in order', () => {
  const { events, received, listen } = eventsWithPage();
  events.send(link(1));
  events.send(link(2));
  expect(events.needsWindow()).toBe(true);
  listen();
  expect(received).toEqual([link(1), link(2)]);
  expect(events.needsWindow()).toBe(false);
  listen();
  expect(received).toHaveLength(2);
});

it('"Mark as read" waits for the page, and needs no window', () => {
  const { events, received, listen } = eventsWithPage();
  const marked: BridgeEvent = { name: 'alert.markedRead', payload: { viewerId: 'ada', path: '/dashboard/chat/bayo' } };
  events.send(marked);
  expect(events.needsWindow()).toBe(false);
  listen();
  expect(received).toEqual([marked]);
});

it('events that are outdated by then do not wait', () => {
  const { events, received, listen } = eventsWithPage();
  events.send(woke);
  listen();
  expect(received).toEqual([]);
  events.send(woke);
  expect(received).toEqual([woke]);
});

it('events wait again while the page is reloaded', () => {
  const { events, received, listen } = eventsWithPage();
  listen();
  events.close();
  events.send(link(3));
  expect(received).toEqual([]);
  listen();
  expect(received).toEqual([link(3)]);
});

it('an unlimited number of links from another program does not fill the queue', () => {
  const { events, received, listen } = eventsWithPage();
  for (let id = 0; id < 1000; id += 1) events.send(link(id));
  listen();
  expect(received).toHaveLength(50);
  expect(received.at(-1)).toEqual(link(999));
});
