import type { FastifyBaseLogger } from 'fastify';

import { errorText } from '../startup-fault.ts';

/** Something that has to be done now and then, by one server at a time. Doing it again must do no harm. */
export interface Chore {
  /** Of its lease, and in the log. */
  name: string;
  everyMs: number;
  run(now: number): Promise<void>;
}

/** By how much of its length a pause between two turns varies, so that servers started together do not stay in step. */
const JITTER = 0.1;

/**
 * Does each chore in its rhythm; the first turn comes within the first pause. A chore that fails is logged and tried
 * again at its next turn; the next turn begins its pause when the one before is over.
 */
export class Sweeper {
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #underway = new Map<string, Promise<void>>();
  readonly #log: FastifyBaseLogger;
  readonly #mayRun: (chore: Chore) => Promise<boolean>;
  readonly #now: () => number;
  #stopped = false;

  /** @param mayRun whether this server holds the chore's lease */
  constructor(chores: readonly Chore[], mayRun: (chore: Chore) => Promise<boolean>, log: FastifyBaseLogger, now: () => number) {
    this.#mayRun = mayRun;
    this.#log = log;
    this.#now = now;
    for (const chore of chores) this.#plan(chore, chore.everyMs * Math.random());
  }

  #plan(chore: Chore, pauseMs: number): void {
    if (this.#stopped) return;
    this.#timers.set(chore.name, setTimeout(() => this.#start(chore), pauseMs).unref());
  }

  #start(chore: Chore): void {
    const turn = this.#attempt(chore).finally(() => {
      this.#underway.delete(chore.name);
      this.#plan(chore, chore.everyMs * (1 + JITTER * (2 * Math.random() - 1)));
    });
    this.#underway.set(chore.name, turn);
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
    this.#stopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await Promise.all(this.#underway.values());
  }
}
