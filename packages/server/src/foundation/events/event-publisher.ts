import type { ServerToClientEvents } from '@oja/contract/events';

import type { Queries } from '../db/database.ts';

/** One event for one person, with the payload of the contract. */
export type Push = {
  [Name in keyof ServerToClientEvents]: {
    userId: string;
    name: Name;
    payload: Parameters<ServerToClientEvents[Name]>[0];
  };
}[keyof ServerToClientEvents];

/**
 * The outcome of a change: its result, and the events to push after the commit. Entries are undefined where there is
 * no event.
 */
export interface WithPushes<Result> {
  result: Result;
  pushes: readonly (Push | undefined)[];
}

/** Runs a transaction, such as `Database.transact`. */
export type Transact = <Result>(work: (transaction: Queries) => Promise<Result>) => Promise<Result>;

/**
 * The only way to push the events of a change: it is committed first, and its events are pushed after that. A rolled
 * back change is never pushed. A push can be lost when a process or a connection ends: the client then asks for the
 * events after its last sequence number. The sockets are behind `push`, see entry/sockets/add-realtime.ts.
 */
export class EventPublisher {
  readonly #queries: Queries;
  readonly #push: (push: Push) => void;

  /** @param push sends an event to a person's sockets; never throws and never waits */
  constructor(queries: Queries, push: (push: Push) => void) {
    this.#queries = queries;
    this.#push = push;
  }

  /**
   * Makes a change in a transaction, then pushes its events. People who are not connected catch up later, by sequence
   * number.
   * @param change returns the result and the events
   * @param transact runs the transaction; by default an ordinary one
   * @returns the change's result
   */
  async commitAndPush<Result>(
    change: (transaction: Queries) => Promise<WithPushes<Result>>,
    transact: Transact = (work) => this.#queries.transaction().execute(work),
  ): Promise<Result> {
    const { result, pushes } = await transact(change);
    for (const push of pushes) if (push) this.#push(push);
    return result;
  }

  /** Pushes an event that is not stored, such as that a person is typing. It is not replayed later. */
  pushUnstored(push: Push): void {
    this.#push(push);
  }
}
