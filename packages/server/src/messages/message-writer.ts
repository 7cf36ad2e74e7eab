import type { Message } from '@oja/contract/messages';
import { setImmediate as nextTurn } from 'node:timers/promises';

import type { Database, Queries } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Broadcaster } from '../realtime/broadcaster.ts';
import type { ImageAddresses } from '../uploads/image-addresses.ts';
import { type Outgoing, type Sent, keyOf, sendMessages } from './send-messages.ts';

/** Messages in one transaction, at most. */
const BATCH_MAX = 127;

interface Waiting {
  message: Outgoing;
  resolve: (message: Message) => void;
  reject: (error: unknown) => void;
}

/**
 * Stores messages one transaction after the other: those that arrive while one is being made durable share the next.
 * Under load a disk that syncs 200 times a second still takes thousands of messages, and what a node stores it stores,
 * and tells, in the order in which it came.
 */
export class MessageWriter {
  readonly #database: Database;
  readonly #broadcaster: Broadcaster;
  readonly #images: ImageAddresses;
  readonly #now: () => number;
  #waiting: Waiting[] = [];
  #isRunning = false;

  constructor(database: Database, broadcaster: Broadcaster, images: ImageAddresses, now: () => number) {
    this.#database = database;
    this.#broadcaster = broadcaster;
    this.#images = images;
    this.#now = now;
  }

  /**
   * Stores a message and tells both people's devices.
   * @returns the stored message, once it is durable; that of the first attempt when it was sent before
   * @throws Refusal `user_not_found`, `shared_post_gone`, `client_id_reused`, `blocked`, `blocked_by_you`, or `validation_failed` for a picture that cannot be claimed
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
      // SQLite syncs while everything else stands still: requests that have come meanwhile get in before the next sync.
      await nextTurn();
      await this.#store(this.#takeBatch());
    }
    this.#isRunning = false;
  }

  /** The longest run from the front that may share a transaction. */
  #takeBatch(): Waiting[] {
    const keys = new Set<string>();
    for (const { message } of this.#waiting.slice(0, BATCH_MAX)) {
      const mustBeAlone = message.img !== null;
      if (keys.has(keyOf(message)) || (mustBeAlone && keys.size > 0)) break;
      keys.add(keyOf(message));
      if (mustBeAlone) break;
    }
    return this.#waiting.splice(0, keys.size);
  }

  async #store(batch: readonly Waiting[]): Promise<void> {
    try {
      const now = this.#now();
      const messages = batch.map(({ message }) => message);
      const { outcomes, pushes } = await this.#database.transact((transaction) => this.#sendAll(transaction, messages, now));
      for (const push of pushes) this.#broadcaster.push(push);
      for (const [index, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[index];
        if (outcome === undefined || outcome instanceof Refusal) reject(outcome);
        else resolve(outcome);
      }
    } catch (error) {
      const [only] = batch;
      if (batch.length === 1) only?.reject(error);
      // One of them may be at fault, such as one to a person who is leaving just now: the others must not suffer for it.
      else for (const one of batch) await this.#store([one]);
    }
  }

  /**
   * SQLite keeps statements prepared, so it is given few different ones: as many messages at a time as a power of two.
   * PostgreSQL is given all at once, for its locks are taken in one order then.
   */
  async #sendAll(transaction: Queries, messages: readonly Outgoing[], now: number): Promise<Sent> {
    const means = { kind: this.#database.kind, images: this.#images };
    if (means.kind === 'postgres') return sendMessages(transaction, messages, means, now);
    const all: Sent = { outcomes: [], pushes: [] };
    for (let from = 0; from < messages.length; ) {
      const size = 2 ** Math.floor(Math.log2(messages.length - from));
      const { outcomes, pushes } = await sendMessages(transaction, messages.slice(from, from + size), means, now);
      all.outcomes.push(...outcomes);
      all.pushes.push(...pushes);
      from += size;
    }
    return all;
  }
}
