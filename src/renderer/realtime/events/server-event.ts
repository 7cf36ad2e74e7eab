import type { ServerToClientEvents } from '@oja/contract/events';

/** The name of a server event (product §7). */
export type EventName = keyof ServerToClientEvents;

/** The payload of a server event. */
export type EventPayload<Name extends EventName> = Parameters<ServerToClientEvents[Name]>[0];

/** A server event with its payload. */
export type ServerEvent = { [Name in EventName]: { name: Name; payload: EventPayload<Name> } }[EventName];

/** The last case of a switch over events: it compiles only if the switch has a case for each event of the contract. */
export const ignoreUnknown = (_event: never): undefined => undefined;
