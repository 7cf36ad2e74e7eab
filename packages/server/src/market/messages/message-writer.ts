import { setImmediate as nextTurn } from 'node:timers/promises';

import type { Database } from '../../foundation/db/database.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import type { EventPublisher } from '../../foundation/events/event-publisher.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { type Outgoing, type Outcomes, sendMessages } from './send-messages.ts';

/** The most messages in one transaction. */
const BATCH_MAX = 127;

/**
 * While a call has waited for longer than this, in milliseconds, further ones would only make all of them late: they
 * are refused, and their senders try again. A healthy server starts a transaction every few milliseconds.
 */
const BEHIND_MS = 500;

/** The messages of one call, which are stored together. */
interface Waiting {
  messages: readonly Outgoing[];
  since: number;
  resolve: (outcomes: Outcomes) => void;
  reject: (error: unknown) => void;
}

/** A picture that cannot be claimed fails the transaction. */
const mustBeAlone = ({ messages }: Waiting): boolean => messages.some(({ img }) => img !== null);

/** Turns an error about one message into its outcome. @throws any other error */
function outcomeOf(error: unknown): Outcomes {
  if (error instanceof ApiError) return [error];
  throw error;
}

/**
 * Stores messages in few transactions, one at a time: those that arrive while others are stored share the next one. A
 * disk that syncs 200 times a second can therefore take thousands of messages under load. Messages are stored and
 * pushed in the order in which they arrived, and no transaction of this node waits for another one's locks.
 */
export class MessageWriter {
  readonly #database: Database;
  readonly #events: EventPublisher;
  readonly #images: ImageAddresses;
  readonly #now: () => number;
  readonly #waiting: Waiting[] = [];
  #isRunning = false;

  constructor(database: Database, events: EventPublisher, images: ImageAddresses, now: () => number) {
    this.#database = database;
    this.#events = events;
    this.#images = images;
    this.#now = now;
  }

  /**
   * Stores the messages of one call and pushes them to both people's devices.
   * @param messages one or more, in the order of sending
   * @returns once they are durable, for each the stored message, or an error: `user_not_found`, `shared_post_gone`,
   *   `client_id_reused`, `blocked`, `blocked_by_you`, or `validation_failed` for a picture that cannot be claimed,
   *   or for an answer to a message of another conversation
   */
  send(messages: readonly Outgoing[]): Promise<Outcomes> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ messages, since: performance.now(), resolve, reject });
      void this.#run();
    });
  }

  /** Whether more messages arrive than can be stored: no further ones should be taken now. */
  get isBehind(): boolean {
    const [oldest] = this.#waiting;
    return oldest !== undefined && performance.now() - oldest.since > BEHIND_MS;
  }

  /**
   * Stores what waits, until nothing does. Each transaction starts in the next turn of the event loop: a SQLite sync
   * blocks the process, and requests that have arrived meanwhile join.
   */
  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      await nextTurn();
      await this.#store(this.#takeBatch());
    }
    this.#isRunning = false;
  }

  /** Takes the first calls that may share a transaction. */
  #takeBatch(): Waiting[] {
    let count = 0;
    const end = this.#waiting.findIndex((call, index) => {
      const before = this.#waiting[index - 1];
      count += call.messages.length;
      return before !== undefined && (count > BATCH_MAX || mustBeAlone(call) || mustBeAlone(before));
    });
    return this.#waiting.splice(0, end === -1 ? this.#waiting.length : end);
  }

  async #store(batch: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await this.#commit(batch.flatMap(({ messages }) => messages));
      let from = 0;
      for (const { messages, resolve } of batch) {
        resolve(outcomes.slice(from, from + messages.length));
        from += messages.length;
      }
    } catch (error) {
      // One message may have caused the failure, such as one to a person who is deleting their account. Each call, and
      // then each message, is stored alone, so that the others still succeed.
      if (batch.length > 1) for (const one of batch) await this.#store([one]);
      else
        for (const { messages, resolve, reject } of batch) await this.#storeEach(messages, error).then(resolve, reject);
    }
  }

  /** @param error why the messages could not be stored together */
  async #storeEach(messages: readonly Outgoing[], error: unknown): Promise<Outcomes> {
    if (messages.length === 1) return outcomeOf(error);
    const outcomes: Outcomes = [];
    for (const message of messages) outcomes.push(...(await this.#commit([message]).catch(outcomeOf)));
    return outcomes;
  }

  #commit(messages: readonly Outgoing[]): Promise<Outcomes> {
    const deps = { kind: this.#database.kind, images: this.#images };
    return this.#events.commitAndPush(
      (transaction) => sendMessages(transaction, messages, deps, this.#now()),
      (work) => this.#database.transact(work),
    );
  }
}
