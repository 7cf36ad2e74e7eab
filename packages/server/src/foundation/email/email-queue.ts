import type { FastifyBaseLogger } from 'fastify';

import type { Queries } from '../db/database.ts';
import { errorText } from '../startup/startup-fault.ts';
import { type EmailRow, claimEmail, dueEmailIds, insertEmail, postponeEmail, removeEmail } from './email-store.ts';
import { explainEmailFault } from './email-fault.ts';
import { type MailHealth, MailerHealth } from './mailer-health.ts';
import type { OutgoingEmail, Mailer } from './mailer.ts';
import { retryDelay } from './retry-delay.ts';

/** Emails that are sent at the same time. Further ones wait for the next sweep. */
const AT_ONCE_MAX = 20;

/** The most emails of one sweep. */
const SWEEP_MAX = 200;

/**
 * The address of an email without a recipient. It is processed like every email, so that the time does not reveal
 * that there is no recipient.
 */
const NO_ONE = '';

/**
 * Sends emails reliably: they are stored in the transaction that causes them, sent right after it, and tried again
 * until they expire. With several servers, only one of them handles an email at a time.
 */
export class EmailQueue {
  readonly #queries: Queries;
  readonly #mailer: Mailer;
  readonly #health: MailerHealth;
  readonly #now: () => number;
  readonly #log: FastifyBaseLogger;
  readonly #underway = new Set<Promise<unknown>>();
  readonly #closed = Promise.withResolvers<void>();
  #isClosing = false;

  constructor(queries: Queries, mailer: Mailer, now: () => number, log: FastifyBaseLogger) {
    this.#queries = queries;
    this.#mailer = mailer;
    this.#health = new MailerHealth(mailer);
    this.#now = now;
    this.#log = log;
  }

  /**
   * Stores an email in the transaction that causes it.
   * @returns its id, for `send` after the commit
   */
  write(transaction: Queries, email: OutgoingEmail): Promise<string> {
    return insertEmail(transaction, email, this.#now());
  }

  /** Stores an email without a recipient, where nobody may notice that there is none. */
  writeToNoOne(transaction: Queries, email: Omit<OutgoingEmail, 'to'>): Promise<string> {
    return insertEmail(transaction, { ...email, to: NO_ONE }, this.#now());
  }

  /**
   * Sends a stored email soon, after the current answer, so that the time of the answer reveals nothing about it.
   * Never throws.
   */
  send(id: string): void {
    if (this.#isClosing || this.#underway.size >= AT_ONCE_MAX) return;
    const attempt = new Promise<void>((resolve) => {
      setImmediate(() => {
        void this.#attempt(id).then(() => resolve());
      });
    });
    this.#track(attempt);
  }

  /** Sends the emails that are due, and stops early while the mail server accepts none. */
  async sendDue(): Promise<void> {
    const sweep = this.#sweep();
    this.#track(sweep);
    await Promise.race([sweep, this.#closed.promise]);
  }

  /**
   * Whether emails are accepted at present, as far as known. Checks the mail server where the last result is too old.
   */
  health(): Promise<MailHealth> {
    return this.#health.look();
  }

  /** Resolves once no email is being sent. */
  async settle(): Promise<void> {
    await Promise.allSettled(this.#underway);
  }

  /**
   * Starts no more emails and waits for those that are being sent, for a clean stop.
   * @param withinMs longest wait in milliseconds; an email that takes longer is tried again by another server or
   *   after a restart
   */
  async close(withinMs = 5000): Promise<void> {
    this.#isClosing = true;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, withinMs);
    });
    await Promise.race([this.settle(), late]);
    clearTimeout(timer);
    this.#closed.resolve();
  }

  #track(work: Promise<unknown>): void {
    this.#underway.add(work);
    void work.finally(() => this.#underway.delete(work)).catch(() => undefined);
  }

  async #sweep(): Promise<void> {
    for (const id of await dueEmailIds(this.#queries, this.#now(), SWEEP_MAX)) {
      if (this.#isClosing || (await this.#attempt(id)) === 'unavailable') return;
    }
  }

  /** Never throws, so that a failed email does not stop the others. */
  async #attempt(id: string): Promise<'unavailable' | undefined> {
    try {
      return await this.#process(id);
    } catch (error) {
      this.#log.error(
        { emailId: id, reason: errorText(error) },
        'an email could not be processed; it stays in the queue',
      );
      return undefined;
    }
  }

  async #process(id: string): Promise<'unavailable' | undefined> {
    const email = await claimEmail(this.#queries, id, this.#now());
    if (!email) return undefined;
    if (email.recipient === NO_ONE) await removeEmail(this.#queries, id);
    else if (email.expires_at <= this.#now()) await this.#giveUp(email, email.last_fault ?? 'it waited too long');
    else return this.#handOver(email);
    return undefined;
  }

  async #handOver(email: EmailRow): Promise<'unavailable' | undefined> {
    try {
      const { recipient: to, subject, text, html } = email;
      await this.#mailer.send({ to, subject, text, html, unsubscribe: email.unsubscribe ?? undefined });
    } catch (error) {
      return this.#handleFailure(email, error);
    }
    this.#health.note({ ok: true });
    await removeEmail(this.#queries, email.id);
    return undefined;
  }

  async #handleFailure(email: EmailRow, error: unknown): Promise<'unavailable' | undefined> {
    const { kind, reason } = explainEmailFault(error);
    this.#health.note(kind === 'unavailable' ? { ok: false, reason } : { ok: true });
    if (kind === 'refused') {
      await this.#giveUp(email, reason);
      return undefined;
    }
    const delay = retryDelay(email.attempts, Math.random());
    this.#log.warn(
      { emailId: email.id, subject: email.subject, attempts: email.attempts, reason },
      'an email was not accepted and will be tried again',
    );
    await postponeEmail(this.#queries, email, Math.min(this.#now() + delay, email.expires_at), reason);
    return kind === 'unavailable' ? 'unavailable' : undefined;
  }

  async #giveUp(email: EmailRow, reason: string): Promise<void> {
    await removeEmail(this.#queries, email.id);
    this.#log.error(
      { emailId: email.id, subject: email.subject, attempts: email.attempts, reason },
      'an email was given up',
    );
  }
}
