import type { FastifyBaseLogger } from 'fastify';

import type { Queries } from '../db/database.ts';
import { errorText } from '../startup-fault.ts';
import { type LetterRow, claimLetter, dueLetterIds, insertLetter, postponeLetter, removeLetter } from './letter-store.ts';
import { explainMailFault } from './mail-fault.ts';
import { type MailHealth, MailerHealth } from './mailer-health.ts';
import type { Letter, Mailer } from './mailer.ts';
import { retryDelay } from './retry-delay.ts';

/** Letters that are handed over at the same moment. Those beyond wait for the next sweep. */
const AT_ONCE_MAX = 20;

/** Letters of one sweep. */
const SWEEP_MAX = 200;

/** A letter to no one. It takes the way of every letter, so that the time it takes does not tell that there is no one. */
const NO_ONE = '';

/**
 * Letters that are surely sent once what they tell of is committed: they are written down with it, sent right after it,
 * and tried again until they have lost their sense. However many servers there are, one of them has a letter at a time.
 */
export class LetterQueue {
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
   * Writes a letter down in the transaction that causes it.
   * @returns its id, for `send` after the commit
   */
  write(transaction: Queries, letter: Letter): Promise<string> {
    return insertLetter(transaction, letter, this.#now());
  }

  /** As `write`, where there is no one to write to but nobody may notice. */
  writeToNoOne(transaction: Queries, letter: Omit<Letter, 'to'>): Promise<string> {
    return insertLetter(transaction, { ...letter, to: NO_ONE }, this.#now());
  }

  /** Hands a written letter over soon: after the answer that is under way, whose time must not tell of it. Never throws. */
  send(id: string): void {
    if (this.#isClosing || this.#underway.size >= AT_ONCE_MAX) return;
    const attempt = new Promise<void>((resolve) => {
      setImmediate(() => {
        this.#attempt(id)
          .catch((error: unknown) => {
            this.#log.error({ letter: id, reason: errorText(error) }, 'a letter could not be looked after; it stays in the queue');
          })
          .finally(resolve);
      });
    });
    this.#track(attempt);
  }

  /** Hands over the letters that are due, and stops early while the mail server takes none. */
  async sendDue(): Promise<void> {
    const sweep = this.#sweep();
    this.#track(sweep);
    await Promise.race([sweep, this.#closed.promise]);
  }

  /** Whether letters are taken at present, as far as known; asks the mail server where that is not fresh. */
  health(): Promise<MailHealth> {
    return this.#health.look();
  }

  /** Resolves once nothing is underway. */
  async settle(): Promise<void> {
    await Promise.allSettled(this.#underway);
  }

  /**
   * Begins nothing any more and waits for what is underway; for a clean stop.
   * @param withinMs an attempt that takes longer is left behind, and its letter tried again by whoever comes next
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
    for (const id of await dueLetterIds(this.#queries, this.#now(), SWEEP_MAX)) {
      if (this.#isClosing || (await this.#attempt(id)) === 'trouble') return;
    }
  }

  async #attempt(id: string): Promise<'trouble' | undefined> {
    const letter = await claimLetter(this.#queries, id, this.#now());
    if (!letter) return undefined;
    if (letter.recipient === NO_ONE) await removeLetter(this.#queries, id);
    else if (letter.expires_at <= this.#now()) await this.#giveUp(letter, letter.last_fault ?? 'it waited too long');
    else return this.#handOver(letter);
    return undefined;
  }

  async #handOver(letter: LetterRow): Promise<'trouble' | undefined> {
    try {
      await this.#mailer.send({ to: letter.recipient, subject: letter.subject, text: letter.text, html: letter.html });
    } catch (error) {
      return this.#meetFault(letter, error);
    }
    this.#health.tell({ ok: true });
    await removeLetter(this.#queries, letter.id);
    return undefined;
  }

  async #meetFault(letter: LetterRow, error: unknown): Promise<'trouble' | undefined> {
    const { kind, reason } = explainMailFault(error);
    this.#health.tell(kind === 'trouble' ? { ok: false, reason } : { ok: true });
    if (kind === 'refused') {
      await this.#giveUp(letter, reason);
      return undefined;
    }
    const delay = retryDelay(letter.attempts, Math.random());
    this.#log.warn({ letter: letter.id, subject: letter.subject, attempts: letter.attempts, reason }, 'a letter was not taken and will be tried again');
    await postponeLetter(this.#queries, letter, Math.min(this.#now() + delay, letter.expires_at), reason);
    return kind === 'trouble' ? 'trouble' : undefined;
  }

  async #giveUp(letter: LetterRow, reason: string): Promise<void> {
    await removeLetter(this.#queries, letter.id);
    this.#log.error({ letter: letter.id, subject: letter.subject, attempts: letter.attempts, reason }, 'a letter was given up');
  }
}
