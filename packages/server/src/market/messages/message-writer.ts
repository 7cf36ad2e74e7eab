import type { Message } from '@oja/contract/messages';
import { setImmediate as nextTurn } from 'node:timers/promises';

import type { Database, Queries } from '../../foundation/db/database.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import type { EventPublisher, Push, WithPushes } from '../../foundation/events/event-publisher.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { type Outgoing, type Outcomes, retryKeyOf, sendMessages } from './send-messages.ts';

/** The most messages in one transaction. */
const BATCH_MAX = 127;

interface Waiting {
  message: Outgoing;
  resolve: (message: Message) => void;
  reject: (error: unknown) => void;
}

/**
 * Stores messages in one transaction after the other. Messages that arrive during a transaction share the next one. A
 * disk that syncs 200 times a second can therefore take thousands of messages under load, and a node stores and
 * pushes its messages in the order in which they arrived.
 */
export class MessageWriter {
  readonly #database: Database;
  readonly #events: EventPublisher;
  readonly #images: ImageAddresses;
  readonly #now: () => number;
  #waiting: Waiting[] = [];
  #isRunning = false;

  constructor(database: Database, events: EventPublisher, images: ImageAddresses, now: () => number) {
    this.#database = database;
    this.#events = events;
    this.#images = images;
    this.#now = now;
  }

  /**
   * Stores a message and pushes it to both people's devices.
   * @returns the stored message, once it is durable; that of the first attempt when it was sent before
   * @throws ApiError `user_not_found`, `shared_post_gone`, `client_id_reused`, `blocked`, `blocked_by_you`, or
   *   `validation_failed` for a picture that cannot be claimed
   */
  send(message: Outgoing): Promise<Message> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ message, resolve, reject });
      if (!this.#isRunning) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      // A SQLite sync blocks the process. Waiting for one turn lets requests that have arrived meanwhile join the
      // next transaction.
      await nextTurn();
      await this.#store(this.#takeBatch());
    }
    this.#isRunning = false;
  }

  /** The longest run from the front of the queue that may share a transaction. */
  #takeBatch(): Waiting[] {
    const keys = new Set<string>();
    for (const { message } of this.#waiting.slice(0, BATCH_MAX)) {
      const mustBeAlone = message.img !== null;
      if (keys.has(retryKeyOf(message)) || (mustBeAlone && keys.size > 0)) break;
      keys.add(retryKeyOf(message));
      if (mustBeAlone) break;
    }
    return this.#waiting.splice(0, keys.size);
  }

  async #store(batch: readonly Waiting[]): Promise<void> {
    try {
      const now = this.#now();
      const messages = batch.map(({ message }) => message);
      const outcomes = await this.#events.commitAndPush(
        (transaction) => this.#sendAll(transaction, messages, now),
        (work) => this.#database.transact(work),
      );
      for (const [index, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[index];
        if (outcome === undefined || outcome instanceof ApiError) reject(outcome);
        else resolve(outcome);
      }
    } catch (error) {
      const [only] = batch;
      if (batch.length === 1) only?.reject(error);
      // One message may have caused the failure, such as one to a person who is deleting their account. Each is
      // stored alone, so that the others still succeed.
      else for (const one of batch) await this.#store([one]);
    }
  }

  /**
   * SQLite caches prepared statements, so the batch sizes are powers of two to keep the statements few. PostgreSQL
   * gets the whole batch at once, because its locks are then taken in one order.
   */
  async #sendAll(transaction: Queries, messages: readonly Outgoing[], now: number): Promise<WithPushes<Outcomes>> {
    const deps = { kind: this.#database.kind, images: this.#images };
    if (deps.kind === 'postgres') return sendMessages(transaction, messages, deps, now);
    const outcomes: Outcomes = [];
    const pushes: (Push | undefined)[] = [];
    for (let from = 0; from < messages.length;) {
      const size = 2 ** Math.floor(Math.log2(messages.length - from));
      const sent = await sendMessages(transaction, messages.slice(from, from + size), deps, now);
      outcomes.push(...sent.result);
      pushes.push(...sent.pushes);
      from += size;
    }
    return { result: outcomes, pushes };
  }
}
