import type { ServerToClientEvents } from '@oja/contract/events';

/** The name of any event of the server, spec §7. */
export type EventName = keyof ServerToClientEvents;

/** What an event carries. */
export type EventPayload<Name extends EventName> = Parameters<ServerToClientEvents[Name]>[0];

/** Any event of the server with its payload. */
export type ServerEvent = { [Name in EventName]: { name: Name; payload: EventPayload<Name> } }[EventName];
