import type { ServerToClientEvents } from '@oja/contract/events';

/** The name of a server event (product §7). */
export type EventName = keyof ServerToClientEvents;

/** The payload of a server event. */
export type EventPayload<Name extends EventName> = Parameters<ServerToClientEvents[Name]>[0];

/** A server event with its payload. */
export type ServerEvent = { [Name in EventName]: { name: Name; payload: EventPayload<Name> } }[EventName];
