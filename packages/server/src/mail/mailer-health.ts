import { explainMailFault } from './mail-fault.ts';
import type { Mailer } from './mailer.ts';

/** Whether letters are taken, and if not, why: without addresses, fit for a log. */
export type MailHealth = { ok: true } | { ok: false; reason: string };

/** How long what is known counts as known. */
const FRESH_MS = 5000;

/** How long the mail server may take to say that it is there. */
const PATIENCE_MS = 3000;

/** What is known of the mailer: from the last letter, or, when somebody asks later, from a look at it. */
export class MailerHealth {
  readonly #mailer: Mailer;
  #known: MailHealth = { ok: true };
  #knownSince = -Infinity;
  #looking: Promise<MailHealth> | undefined;

  constructor(mailer: Mailer) {
    this.#mailer = mailer;
  }

  /** Takes note of how the last letter went. */
  tell(health: MailHealth): void {
    this.#known = health;
    this.#knownSince = performance.now();
  }

  /** However many ask at once, the mail server is asked once. */
  async look(): Promise<MailHealth> {
    if (performance.now() - this.#knownSince < FRESH_MS) return this.#known;
    this.#looking ??= this.#ask().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #ask(): Promise<MailHealth> {
    this.tell(await withinPatience(this.#mailer.check()));
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
    (error: unknown): MailHealth => ({ ok: false, reason: explainMailFault(error).reason }),
  );
  const health = await Promise.race([answer, late]);
  clearTimeout(timer);
  return health;
}
