import type { FastifyBaseLogger } from 'fastify';

import { errorText } from '../startup/startup-fault.ts';

/** A recurring task, which one server runs at a time. Running it again must be harmless. */
export interface Job {
  /** The name of its lease, also used in the log. */
  name: string;
  everyMs: number;
  /** @param isStopping whether the server stops: a long run then ends early, and the next one goes on */
  run(now: number, isStopping?: () => boolean): Promise<void>;
}

/**
 * By which share of its length a pause between two runs varies, so that servers that started together do not run in
 * step.
 */
const JITTER = 0.1;

/**
 * Runs each job at its interval; the first run comes within the first pause. A failed job is logged and tried again in
 * its next run. The pause begins when the previous run has ended.
 */
export class JobRunner {
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #underway = new Map<string, Promise<void>>();
  readonly #log: FastifyBaseLogger;
  readonly #mayRun: (job: Job) => Promise<boolean>;
  readonly #now: () => number;
  #isStopped = false;

  /** @param mayRun whether this server holds the job's lease */
  constructor(jobs: readonly Job[], mayRun: (job: Job) => Promise<boolean>, log: FastifyBaseLogger, now: () => number) {
    this.#mayRun = mayRun;
    this.#log = log;
    this.#now = now;
    for (const job of jobs) this.#plan(job, job.everyMs * Math.random());
  }

  #plan(job: Job, pauseMs: number): void {
    if (this.#isStopped) return;
    this.#timers.set(job.name, setTimeout(() => this.#start(job), pauseMs).unref());
  }

  #start(job: Job): void {
    const turn = this.#attempt(job).finally(() => {
      this.#underway.delete(job.name);
      this.#plan(job, job.everyMs * (1 + JITTER * (2 * Math.random() - 1)));
    });
    this.#underway.set(job.name, turn);
  }

  async #attempt(job: Job): Promise<void> {
    try {
      if (await this.#mayRun(job)) await job.run(this.#now(), () => this.#isStopped);
    } catch (error) {
      this.#log.error({ job: job.name, reason: errorText(error) }, 'a job failed and will be tried again');
    }
  }

  /** Starts no more runs, and resolves once none is running. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await Promise.all(this.#underway.values());
  }
}
