import { explainEmailFault } from './email-fault.ts';
import type { Mailer } from './mailer.ts';

/** Whether emails are accepted, and if not, the reason: without addresses, so that it may be logged. */
export type MailHealth = { ok: true } | { ok: false; reason: string };

/** How long a result is used, in milliseconds. */
const FRESH_MS = 5000;

/** How long the mail server may take to answer a check, in milliseconds. */
const PATIENCE_MS = 3000;

/** The state of the mailer: from the last email or, when that is too old, from a check of the mail server. */
export class MailerHealth {
  readonly #mailer: Mailer;
  #known: MailHealth = { ok: true };
  #knownSince = -Infinity;
  #looking: Promise<MailHealth> | undefined;

  constructor(mailer: Mailer) {
    this.#mailer = mailer;
  }

  /** Records the result of the last email. */
  note(health: MailHealth): void {
    this.#known = health;
    this.#knownSince = performance.now();
  }

  /** Returns the state of the mailer. Concurrent calls share one check of the mail server. */
  async look(): Promise<MailHealth> {
    if (performance.now() - this.#knownSince < FRESH_MS) return this.#known;
    this.#looking ??= this.#check().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #check(): Promise<MailHealth> {
    this.note(await withinPatience(this.#mailer.check()));
    return this.#known;
  }
}

async function withinPatience(check: Promise<void>): Promise<MailHealth> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<MailHealth>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, { ok: false, reason: `no answer within ${PATIENCE_MS / 1000} seconds` });
  });
  const answer = check.then(
    (): MailHealth => ({ ok: true }),
    (error: unknown): MailHealth => ({ ok: false, reason: explainEmailFault(error).reason }),
  );
  const health = await Promise.race([answer, late]);
  clearTimeout(timer);
  return health;
}
