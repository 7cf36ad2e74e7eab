import { expect, it } from 'vitest';

import type { BridgeEvent } from '../../bridge/events.ts';
import { createPageEvents } from './page-events.ts';

const link = (id: number): BridgeEvent => ({ name: 'path.asked', payload: `/dashboard/post/details/${id}` });
const woke: BridgeEvent = { name: 'machine.woke', payload: 'resumed' };

function eventsWithPage() {
  const events = createPageEvents();
  const heard: BridgeEvent[] = [];
  return { events, heard, listen: () => events.open((_channel, told) => void heard.push(told)) };
}

it('events of user actions wait for the page, and are sent once, in order', () => {
  const { events, heard, listen } = eventsWithPage();
  events.send(link(1));
  events.send(link(2));
  expect(events.hasWaiting()).toBe(true);
  listen();
  expect(heard).toEqual([link(1), link(2)]);
  expect(events.hasWaiting()).toBe(false);
  listen();
  expect(heard).toHaveLength(2);
});

it('events that are outdated by then do not wait', () => {
  const { events, heard, listen } = eventsWithPage();
  events.send(woke);
  listen();
  expect(heard).toEqual([]);
  events.send(woke);
  expect(heard).toEqual([woke]);
});

it('events wait again while the page is reloaded', () => {
  const { events, heard, listen } = eventsWithPage();
  listen();
  events.close();
  events.send(link(3));
  expect(heard).toEqual([]);
  listen();
  expect(heard).toEqual([link(3)]);
});

it('an unlimited number of links from another program does not fill the queue', () => {
  const { events, heard, listen } = eventsWithPage();
  for (let id = 0; id < 1000; id += 1) events.send(link(id));
  listen();
  expect(heard).toHaveLength(50);
  expect(heard.at(-1)).toEqual(link(999));
});
