import type { ServerToClientEvents } from '@oja/contract/events';

/** One event for one person, with the payload as the contract has it. */
export type Push = {
  [Name in keyof ServerToClientEvents]: { userId: string; name: Name; payload: Parameters<ServerToClientEvents[Name]>[0] };
}[keyof ServerToClientEvents];

/** Hands events to the sockets of a person, on whichever node they are. Told only after what they tell is committed. */
export interface Broadcaster {
  /** Never throws and never waits: who is not connected now catches up later, by sequence. */
  push(push: Push): void;
  /** Ends every socket of a person, such as when all their sessions end or they leave. */
  disconnect(userId: string): void;
  /** Ends the sockets of one session, such as at logout. @param tokenHash as in the sessions table */
  disconnectSession(tokenHash: string): void;
}
