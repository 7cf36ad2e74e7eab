import type { EventsPage, ServerToClientEvents } from '@oja/contract/events';

/** Any event of the server, spec §7, with its payload. */
export type ServerEvent = {
  [Name in keyof ServerToClientEvents]: { name: Name; payload: Parameters<ServerToClientEvents[Name]>[0] };
}[keyof ServerToClientEvents];

/** What an event carries. */
export type EventPayload<Name extends keyof ServerToClientEvents> = Parameters<ServerToClientEvents[Name]>[0];

/** One that carries a number and must not be missed. */
export type NumberedEvent = EventsPage['events'][number];

const NUMBERED: ReadonlySet<string> = new Set<NumberedEvent['name']>([
  'newMessage', 'messageUpdated', 'messageDeleted', 'messagesSeen', 'conversationRead', 'conversationChanged', 'newNotification', 'notificationRead', 'notificationDeleted',
  'newFlag', 'flagEnded', 'flaggedPostDeleted',
]);

/** Whether an event is one of those that are applied in order, exactly once. */
export function isNumbered(told: ServerEvent): told is NumberedEvent {
  return NUMBERED.has(told.name);
}
