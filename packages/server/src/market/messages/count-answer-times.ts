import { setImmediate as nextTurn } from 'node:timers/promises';

import { ANSWER_STEPS, ANSWERS_COUNTED_MS, ANSWERS_MIN, DAY, HOUR, MINUTE } from '@oja/contract/limits';
import type { FastifyBaseLogger } from 'fastify';

import type { Queries } from '../../foundation/db/database.ts';
import { errorText } from '../../foundation/startup/startup-fault.ts';
import type { Job } from '../../foundation/jobs/job-runner.ts';

/** Vendors that are read at a time. */
const BATCH = 100;
/** The conversations of a vendor that are looked at, the newest, and the newest messages of each. */
const CONVERSATIONS = 100;
const MESSAGES = 200;

type Sent = Readonly<{ sender_id: string; created_at: number; automatic: string | null }>;

/** The job that counts how long each verified vendor usually takes to answer (decision 062). */
export function countAnswerTimesJob(queries: Queries, log: FastifyBaseLogger): Job {
  return {
    name: 'count-answer-times',
    everyMs: HOUR,
    run: (now, isStopping) => countAnswerTimes(queries, now, log, isStopping),
  };
}

/**
 * Counts the times of all verified vendors, and deletes those of people who are none, or have too few answers now. A
 * failure is logged and does not stop the others.
 */
export async function countAnswerTimes(
  queries: Queries,
  now: number,
  log: FastifyBaseLogger,
  isStopping = () => false,
): Promise<void> {
  for (let last: string | undefined; ;) {
    const vendors = await listVendors(queries, last);
    for (const { id } of vendors) {
      if (isStopping()) return;
      try {
        const minutes = answerMinutes(await listWaits(queries, id, now));
        if (minutes !== undefined) await storeTime(queries, id, minutes, now);
      } catch (error) {
        log.error({ vendor: id, reason: errorText(error) }, 'the time of answers could not be counted');
      }
      last = id;
      await nextTurn();
    }
    if (vendors.length < BATCH) break;
  }
  await queries.deleteFrom('answer_times').where('counted_at', '<', now).execute();
}

/** A batch of verified vendors, by id. */
function listVendors(queries: Queries, last: string | undefined): Promise<{ id: string }[]> {
  let query = queries
    .selectFrom('users')
    .select('id')
    .where('is_verified_vendor', '=', 1)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(BATCH);
  if (last !== undefined) query = query.where('id', '>', last);
  return query.execute();
}

/** How long buyers waited for each of the vendor's answers of the last days, in milliseconds. */
async function listWaits(queries: Queries, vendorId: string, now: number): Promise<number[]> {
  const since = now - ANSWERS_COUNTED_MS;
  const conversations = await queries
    .selectFrom('conversation_members')
    .select('conversation_id')
    .where('user_id', '=', vendorId)
    .where('last_message_at', '>=', since)
    .orderBy('last_message_at', 'desc')
    .limit(CONVERSATIONS)
    .execute();
  const waits: number[] = [];
  for (const { conversation_id: id } of conversations) {
    const newest = await queries
      .selectFrom('messages')
      .select(['sender_id', 'created_at', 'automatic'])
      .where('conversation_id', '=', id)
      .orderBy('id', 'desc')
      .limit(MESSAGES)
      .execute();
    waits.push(...waitsIn(newest.toReversed(), vendorId, since));
  }
  return waits;
}

/**
 * Returns the waits of one conversation, whose messages are given from the oldest to the newest: from a buyer's first
 * message without an answer to the vendor's next one that is not automatic. An answer before `since` does not count.
 */
export function waitsIn(messages: readonly Sent[], vendorId: string, since: number): number[] {
  const waits: number[] = [];
  let asked: number | undefined;
  for (const { sender_id: sender, created_at: at, automatic } of messages) {
    if (automatic !== null) continue;
    if (sender !== vendorId) asked ??= at;
    else if (asked !== undefined) {
      if (at >= since) waits.push(at - asked);
      asked = undefined;
    }
  }
  return waits;
}

/**
 * Returns the median of the waits, rounded to one of ANSWER_STEPS, in minutes; undefined for too few, and for more than
 * a day.
 */
export function answerMinutes(waits: readonly number[]): number | undefined {
  if (waits.length < ANSWERS_MIN) return undefined;
  const sorted = waits.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? DAY;
  const median = sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
  return ANSWER_STEPS.find(({ upTo }) => median <= upTo * MINUTE)?.shown;
}

async function storeTime(queries: Queries, userId: string, minutes: number, now: number): Promise<void> {
  await queries
    .insertInto('answer_times')
    .values({ user_id: userId, minutes, counted_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ minutes, counted_at: now }))
    .execute();
}
