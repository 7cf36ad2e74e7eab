import type { FastifyBaseLogger } from 'fastify';

import { errorText } from '../startup-fault.ts';

/** Something that has to be done now and then, by one server at a time. Doing it again must do no harm. */
export interface Chore {
  /** Of its lease, and in the log. */
  name: string;
  everyMs: number;
  run(now: number): Promise<void>;
}

/**
 * Does each chore in its rhythm. A chore that fails is logged and tried again at its next turn; one that is still
 * underway is not started twice.
 */
export class Sweeper {
  readonly #timers: NodeJS.Timeout[];
  readonly #underway = new Map<string, Promise<void>>();
  readonly #log: FastifyBaseLogger;
  readonly #mayRun: (chore: Chore) => Promise<boolean>;
  readonly #now: () => number;

  /** @param mayRun whether this server holds the chore's lease */
  constructor(chores: readonly Chore[], mayRun: (chore: Chore) => Promise<boolean>, log: FastifyBaseLogger, now: () => number) {
    this.#mayRun = mayRun;
    this.#log = log;
    this.#now = now;
    this.#timers = chores.map((chore) => setInterval(() => this.#start(chore), chore.everyMs).unref());
  }

  #start(chore: Chore): void {
    if (this.#underway.has(chore.name)) return;
    const attempt = this.#attempt(chore).finally(() => this.#underway.delete(chore.name));
    this.#underway.set(chore.name, attempt);
  }

  async #attempt(chore: Chore): Promise<void> {
    try {
      if (await this.#mayRun(chore)) await chore.run(this.#now());
    } catch (error) {
      this.#log.error({ chore: chore.name, reason: errorText(error) }, 'a chore failed and will be tried again');
    }
  }

  /** Resolves once nothing is underway; nothing starts any more. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#underway.values());
  }
}
