import { randomUUID } from 'node:crypto';

import { HOUR } from '@oja/contract/limits';
import {
  type ScheduledMessage,
  scheduledAnswerSchema,
  scheduledListAnswerSchema,
} from '@oja/contract/scheduled-messages';

import { EventPublisher } from '../src/foundation/events/event-publisher.ts';
import { ImageAddresses } from '../src/foundation/uploads/image-addresses.ts';
import { sendScheduledJob } from '../src/market/messages/send-scheduled.ts';
import type { Account, Answer, TestServer } from './test-server.ts';

/** Schedules a new text, by default in an hour. */
export function schedule(
  server: TestServer,
  as: Account | undefined,
  to: { id: string },
  { inMs = HOUR, ...changes }: { inMs?: number; clientId?: string; message?: string; [name: string]: unknown } = {},
): Promise<Answer> {
  const sendAt = new Date(server.clock.now + inMs).toISOString();
  const body = { recipientId: to.id, clientId: randomUUID(), message: 'Good morning', sendAt, ...changes };
  return server.call('POST', '/api/v1/messages/later', { as, body });
}

/** Schedules a text that must be accepted, and returns it from the answer. */
export async function newScheduled(
  ...[server, as, to, changes]: Parameters<typeof schedule>
): Promise<ScheduledMessage> {
  return (await schedule(server, as, to, changes)).as(scheduledAnswerSchema).data;
}

/** Returns what a person sends later. */
export async function scheduledOf(server: TestServer, as: Account): Promise<ScheduledMessage[]> {
  return (await server.call('GET', '/api/v1/messages/later', { as })).as(scheduledListAnswerSchema).data;
}

/** Takes a text back. */
export function takeBack(server: TestServer, as: Account | undefined, clientId: string): Promise<Answer> {
  return server.call('DELETE', `/api/v1/messages/later/${clientId}`, { as });
}

/**
 * Runs the job that sends what is due, as another node does.
 * @param laterMs how long after now it runs
 */
export function sendDue(
  { database, services: { log }, clock }: TestServer,
  laterMs = HOUR,
  events = new EventPublisher(database.queries, () => undefined),
): Promise<void> {
  return sendScheduledJob({ database, images: new ImageAddresses(''), events, log }).run(clock.now + laterMs);
}
