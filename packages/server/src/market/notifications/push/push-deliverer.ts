import { MINUTE } from '@oja/contract/limits';
import { isQuiet } from '@oja/contract/quiet-hours';
import type { FastifyBaseLogger } from 'fastify';
import type { Selectable } from 'kysely';

import type { Queries } from '../../../foundation/db/database.ts';
import type { WaitingPushesTable } from '../../../foundation/db/tables/message-tables.ts';
import type { Job } from '../../../foundation/jobs/job-runner.ts';
import { type PushOutcome, postPush } from '../../../foundation/push/post-push.ts';
import type { Vapid } from '../../../foundation/push/vapid.ts';
import { errorText } from '../../../foundation/startup/startup-fault.ts';
import type { ImageAddresses } from '../../../foundation/uploads/image-addresses.ts';
import { readNotificationSettings } from '../../people/notification-settings.ts';
import { markReached } from '../mark-reached.ts';
import { timeIn } from '../../../foundation/text/time-in.ts';
import { RETRY_MS, collectPushes } from './collect-pushes.ts';
import { pushText } from './push-text.ts';
import { unsubscribe } from './push-subscriptions.ts';

/** How long news are gathered before they are looked at, in milliseconds. */
const GATHER_MS = 200;
/** How often a push that waits for a person to leave, or for the end of quiet hours, is looked at again. */
const LEAVE_MS = 30_000;
const QUIET_MS = 5 * MINUTE;
/** How long a server has a claimed push for itself. It is longer than an attempt takes. */
const CLAIM_MS = MINUTE;
/** The pause after the first failure, and the longest one. */
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 10 * MINUTE;
/** Pushes that are handed over at the same time. */
const AT_ONCE_MAX = 20;

interface Deps {
  queries: Queries;
  vapid: Vapid;
  images: ImageAddresses;
  now: () => number;
  log: FastifyBaseLogger;
  /** Whether a device of a person is connected, at any node. */
  isConnected: (userId: string) => Promise<boolean>;
}

type Row = Selectable<WaitingPushesTable>;

/**
 * Hands pushes over to push services (decision 064). A push waits while a device of the person is connected, because
 * the app itself notifies there, and in quiet hours. It is not sent if its news were read meanwhile.
 */
export class PushDeliverer {
  readonly #deps: Deps;
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The job that finds what was left by a server that has died, and tries again what has failed. */
  job(): Job {
    return { name: 'pushes', everyMs: 5000, run: () => this.run() };
  }

  /** Looks for news soon. Called after commits: it takes no time and never throws. */
  soon(): void {
    if (this.#isStopped) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.run().catch((error: unknown) =>
        this.#deps.log.error({ reason: errorText(error) }, 'pushes failed and will be tried again'),
      );
    }, GATHER_MS).unref();
  }

  /** Collects the news, and hands over what is due. */
  run(): Promise<void> {
    const done = this.#turn.then(() => this.#runOnce());
    this.#turn = done.catch(() => undefined);
    return done;
  }

  async #runOnce(): Promise<void> {
    while (!this.#isStopped && (await collectPushes(this.#deps.queries, this.#deps.now())));
    while (!this.#isStopped && (await this.#deliverDue()));
  }

  /** Starts nothing more, and resolves once nothing is under way. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#turn;
  }

  /** @returns whether there may be more */
  async #deliverDue(): Promise<boolean> {
    const due = await this.#deps.queries
      .selectFrom('waiting_pushes')
      .selectAll()
      .where('due_at', '<=', this.#deps.now())
      .orderBy('due_at')
      .limit(AT_ONCE_MAX)
      .execute();
    await Promise.all(due.map((row) => this.#deliver(row)));
    return due.length === AT_ONCE_MAX;
  }

  async #deliver(row: Row): Promise<void> {
    const now = this.#deps.now();
    const claimed = now + CLAIM_MS;
    if (!(await this.#move(row, { due_at: claimed }))) return;
    const mine = { ...row, due_at: claimed };
    const subscription = await this.#deps.queries
      .selectFrom('push_subscriptions')
      .innerJoin('users', 'users.id', 'push_subscriptions.user_id')
      .selectAll('push_subscriptions')
      .select('users.notification_settings')
      .where('session_hash', '=', row.session_hash)
      .executeTakeFirst();
    if (!subscription) return;
    const { user_id: userId, time_zone: zone } = subscription;
    const { quietHours, preview } = readNotificationSettings(subscription.notification_settings);
    const text =
      row.expires_at > now
        ? await pushText(
            this.#deps.queries,
            { userId, kind: row.kind, subject: row.subject, preview },
            this.#deps.images,
          )
        : undefined;
    if (!text) await this.#remove(mine);
    else if (isQuiet(quietHours, timeIn(zone, now))) await this.#move(mine, { due_at: now + QUIET_MS });
    else if (await this.#deps.isConnected(userId)) await this.#move(mine, { due_at: now + LEAVE_MS });
    else {
      const topic = row.subject.replaceAll('-', '');
      const outcome = await postPush(this.#deps.vapid, subscription, { text: JSON.stringify(text), topic }, now);
      if (outcome === 'sent' && row.kind === 'message')
        await markReached(this.#deps.queries, { userId, partnerId: row.subject, upTo: text.data.id });
      await this.#settle(mine, outcome);
    }
  }

  async #settle(row: Row, outcome: PushOutcome): Promise<void> {
    const now = this.#deps.now();
    if (outcome === 'gone') await unsubscribe(this.#deps.queries, row.session_hash);
    else if (outcome === 'later') {
      const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** row.attempts);
      const expiresAt = row.attempts === 0 ? Math.min(row.expires_at, now + RETRY_MS) : row.expires_at;
      await this.#move(row, { due_at: now + pause, attempts: row.attempts + 1, expires_at: expiresAt });
    } else {
      if (outcome === 'refused') this.#deps.log.warn('a push service refused a push');
      await this.#remove(row);
    }
  }

  /** Changes a push, unless further news or another server have changed it meanwhile. @returns whether it did */
  async #move(row: Row, change: Partial<Pick<Row, 'due_at' | 'attempts' | 'expires_at'>>): Promise<boolean> {
    const { numUpdatedRows } = await this.#deps.queries
      .updateTable('waiting_pushes')
      .set(change)
      .where((where) => where.and(keyOf(row)))
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  /** Deletes a push. Further news have made it due again meanwhile: then it stays. */
  async #remove(row: Row): Promise<void> {
    await this.#deps.queries
      .deleteFrom('waiting_pushes')
      .where((where) => where.and(keyOf(row)))
      .execute();
  }
}

const keyOf = ({ session_hash, subject, due_at }: Row) => ({ session_hash, subject, due_at });
