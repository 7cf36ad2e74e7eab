import type { ServerToClientEvents } from '@oja/contract/events';

/** One event for one person, with the payload as the contract has it. */
export type Push = {
  [Name in keyof ServerToClientEvents]: { userId: string; name: Name; payload: Parameters<ServerToClientEvents[Name]>[0] };
}[keyof ServerToClientEvents];

/** Hands events to the sockets of a person, on whichever node they are. Told only after what they tell is committed. */
export interface Broadcaster {
  /** Never throws and never waits: who is not connected now catches up later, by sequence. */
  push(push: Push): void;
  /** Ends every socket of a person, such as when their sessions end. */
  disconnect(userId: string): void;
}
