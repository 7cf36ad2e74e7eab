import type { Queries } from '../db/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Broadcaster } from '../realtime/broadcaster.ts';
import type { ImageAddresses } from '../uploads/image-addresses.ts';
import type { MessageRow } from './message-wire.ts';
import { type Outgoing, keyOf, sendMessages } from './send-messages.ts';

/** Messages in one transaction, at most. */
const BATCH_MAX = 32;

interface Waiting {
  message: Outgoing;
  resolve: (row: MessageRow) => void;
  reject: (error: unknown) => void;
}

/**
 * Stores messages one transaction after the other: those that arrive while one is being made durable share the next.
 * Under load a disk that syncs 200 times a second still takes thousands of messages, and what a node stores it stores,
 * and tells, in the order in which it came.
 */
export class MessageWriter {
  readonly #queries: Queries;
  readonly #broadcaster: Broadcaster;
  readonly #images: ImageAddresses;
  readonly #now: () => number;
  #waiting: Waiting[] = [];
  #running = false;

  constructor(queries: Queries, broadcaster: Broadcaster, images: ImageAddresses, now: () => number) {
    this.#queries = queries;
    this.#broadcaster = broadcaster;
    this.#images = images;
    this.#now = now;
  }

  /**
   * Stores a message and tells both people's devices.
   * @returns the stored row, once it is durable; that of the first attempt when it was sent before
   * @throws Refusal `user_not_found`, `client_id_reused`, or `validation_failed` for a picture that cannot be claimed
   */
  send(message: Outgoing): Promise<MessageRow> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ message, resolve, reject });
      if (!this.#running) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#waiting.length > 0) await this.#store(this.#takeBatch());
    this.#running = false;
  }

  /** The longest run from the front that may share a transaction; its length a power of two, so that few statements differ. */
  #takeBatch(): Waiting[] {
    const keys = new Set<string>();
    let length = 0;
    for (const { message } of this.#waiting.slice(0, BATCH_MAX)) {
      const mustBeAlone = message.img !== null;
      if (keys.has(keyOf(message)) || (mustBeAlone && length > 0)) break;
      keys.add(keyOf(message));
      length += 1;
      if (mustBeAlone) break;
    }
    return this.#waiting.splice(0, 2 ** Math.floor(Math.log2(length)));
  }

  async #store(batch: readonly Waiting[]): Promise<void> {
    try {
      const now = this.#now();
      const messages = batch.map(({ message }) => message);
      const { outcomes, pushes } = await this.#queries
        .transaction()
        .execute((transaction) => sendMessages(transaction, messages, this.#images, now));
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
}
