import { DAY, HOUR } from '@oja/contract/limits';
import { sql } from 'kysely';

import type { Queries } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';

/**
 * How many text messages may be sent, for each account, number and range of numbers. Fraudsters request codes for
 * ranges of numbers that they are paid for ("pumping"). Numbers of one range have the same first seven digits.
 */
const LIMITS = {
  accountDay: { max: 5, windowMs: DAY },
  numberHour: { max: 3, windowMs: HOUR },
  numberDay: { max: 5, windowMs: DAY },
  rangeDay: { max: 20, windowMs: DAY },
} as const;

const RANGE_DIGITS = 7;

/** One message, for the limits. */
export interface CountedSms {
  userId: string;
  /** Ten digits. */
  phoneNumber: string;
}

/** The limits of text messages, counted in the database for all servers together. */
export class SmsBudget {
  readonly #scale: number;
  readonly #perDay: number;

  /**
   * @param scale multiplies the limits, except the one of the day
   * @param perDay the maximum of messages a day, SMS_PER_DAY
   */
  constructor(scale: number, perDay: number) {
    this.#scale = scale;
    this.#perDay = perDay;
  }

  /**
   * Counts a message before it is sent. A refusal must roll back the transaction, so that it is not counted.
   * @throws ApiError `sms_limited` with the seconds until the limit ends
   */
  async take(transaction: Queries, sms: CountedSms, now: number): Promise<void> {
    // Always in the same order, so that transactions cannot deadlock.
    for (const { key, max, windowMs } of this.#limitsOf(sms)) {
      const { count, ends_at: endsAt } = await raise(transaction, key, now, windowMs);
      if (count > max) throw ApiError.until('sms_limited', Math.ceil((endsAt - now) / 1000));
    }
  }

  /** Undoes the count of a message that was certainly not sent. */
  async giveBack(queries: Queries, sms: CountedSms, now: number): Promise<void> {
    await queries
      .updateTable('sms_counts')
      .set((row) => ({ count: row('count', '-', 1) }))
      .where(
        'key',
        'in',
        this.#limitsOf(sms).map(({ key }) => key),
      )
      .where('count', '>', 0)
      .where('ends_at', '>', now)
      .execute();
  }

  #limitsOf({ userId, phoneNumber }: CountedSms): { key: string; max: number; windowMs: number }[] {
    const limit = (name: keyof typeof LIMITS, whose: string) => ({
      key: `${name}:${whose}`,
      max: Math.max(1, Math.round(LIMITS[name].max * this.#scale)),
      windowMs: LIMITS[name].windowMs,
    });
    return [
      limit('accountDay', userId),
      limit('numberHour', phoneNumber),
      limit('numberDay', phoneNumber),
      limit('rangeDay', phoneNumber.slice(0, RANGE_DIGITS)),
      { key: 'serverDay', max: this.#perDay, windowMs: DAY },
    ];
  }
}

/** Adds to a count. The first message starts its window, and the first one after its end starts the next. */
function raise(transaction: Queries, key: string, now: number, windowMs: number) {
  return transaction
    .insertInto('sms_counts')
    .values({ key, count: 1, ends_at: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when sms_counts.ends_at > ${now} then sms_counts.count + 1 else 1 end`,
        ends_at: sql<number>`case when sms_counts.ends_at > ${now} then sms_counts.ends_at else excluded.ends_at end`,
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow();
}
