import type { FastifyBaseLogger } from 'fastify';

import { errorText } from '../startup-fault.ts';
import type { Mail, Mailer } from './mailer.ts';

/**
 * Hands letters to the mailer in such a way that a mail server in trouble costs nobody an account: a failure is
 * logged, never thrown, and whoever waits for the letter can ask for another.
 */
export class Delivery {
  readonly #mailer: Mailer;
  readonly #log: FastifyBaseLogger;
  readonly #underway = new Set<Promise<void>>();

  constructor(mailer: Mailer, log: FastifyBaseLogger) {
    this.#mailer = mailer;
    this.#log = log;
  }

  /** Resolves once the letter is sent or has failed. */
  async deliver(mail: Mail): Promise<void> {
    const attempt = this.#mailer.send(mail).catch((error: unknown) => {
      this.#log.error({ subject: mail.subject, reason: errorText(error) }, 'a mail could not be sent');
    });
    this.#underway.add(attempt);
    await attempt;
    this.#underway.delete(attempt);
  }

  /** Resolves once nothing is underway any more; for a clean stop. */
  async settle(): Promise<void> {
    await Promise.all(this.#underway);
  }
}
