import type { FastifyInstance } from 'fastify';

import { addressKey } from '../../foundation/http/address-key.ts';
import { RateLimit } from '../../foundation/http/rate-limits.ts';
import type { Subjects } from './account-subject.ts';

/**
 * How many emails a day people without a session can cause in one mailbox, of all kinds together. Strangers and the
 * owner's own devices have one budget each, so that strangers cannot use up the owner's. One address has a share of the
 * strangers' budget, so that it cannot use up all of it. A spent budget is never visible in an answer: the email is not
 * sent.
 */
export class MailBudget {
  readonly #subjects: Subjects;
  readonly #strangers: RateLimit;
  readonly #strangersAtAddress: RateLimit;
  readonly #owner: RateLimit;

  /** @param scale multiplies the budgets */
  constructor(app: FastifyInstance, scale: number, subjects: Subjects) {
    this.#subjects = subjects;
    this.#strangers = new RateLimit(app, 'mailByStrangers', scale);
    this.#strangersAtAddress = new RateLimit(app, 'mailByStranger', scale);
    this.#owner = new RateLimit(app, 'mailByOwner', scale);
  }

  /**
   * Takes one email from a mailbox's budget. Call it outside of a transaction: the first call reads the database.
   * @param stranger the address that causes it; undefined for a device or session of the account's owner
   * @returns whether it may be sent
   */
  async take(email: string, stranger: string | undefined): Promise<boolean> {
    const mailbox = await this.#keyOf(email);
    if (stranger === undefined) return this.#owner.isWithin(mailbox);
    // What an address causes beyond its share must not count against others.
    const isInShare = await this.#strangersAtAddress.isWithin(`${mailbox}:${addressKey(stranger)}`);
    return isInShare && this.#strangers.isWithin(mailbox);
  }

  /** Undoes a successful take by a stranger whose call was refused, so that no email was caused. */
  async giveBack(email: string, stranger: string): Promise<void> {
    const mailbox = await this.#keyOf(email);
    await this.#strangersAtAddress.giveBack(`${mailbox}:${addressKey(stranger)}`);
    await this.#strangers.giveBack(mailbox);
  }

  #keyOf(email: string): Promise<string> {
    return this.#subjects.keyedHash(`mailbox:${mailboxOf(email)}`);
  }
}

/** Addresses whose dots do not matter, all of one provider. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an email address leads to, for counting: in lower case, without what follows a '+', and for Gmail
 * without dots. Emails are sent to the address as it was typed.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const local = address.slice(0, Math.max(at, 0)).replace(/(?<=.)\+.*$/s, '');
  return DOTLESS.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
