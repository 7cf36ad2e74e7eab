import { LABELS } from '@oja/contract/limits';

import type { Queries } from '../../foundation/db/database.ts';
import { recordEvent } from '../../foundation/events/event-log.ts';
import type { WithPushes } from '../../foundation/events/event-publisher.ts';
import { ApiError } from '../../foundation/http/api-error.ts';

/** A person's own names of the labels of conversations, in their order; an empty one is the default name. */
export async function findLabelNames(queries: Queries, userId: string): Promise<string[]> {
  const row = await queries
    .selectFrom('users')
    .select('label_names')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const names: unknown = JSON.parse(row.label_names ?? '[]');
  const stored: unknown[] = Array.isArray(names) ? names : [];
  return Array.from({ length: LABELS }, (_, index) => {
    const name = stored[index];
    return typeof name === 'string' ? name : '';
  });
}

/** Stores a person's names of the labels, in a transaction; their other devices are informed. */
export async function renameLabels(
  transaction: Queries,
  { userId, names }: { userId: string; names: readonly string[] },
  now: number,
): Promise<WithPushes<undefined>> {
  const label_names = JSON.stringify(names);
  const row = await transaction
    .updateTable('users')
    .set({ label_names })
    .where('id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new ApiError('unauthenticated');
  const seq = await recordEvent(transaction, { userId, name: 'labelsRenamed', subjectId: userId }, now);
  return { result: undefined, pushes: [{ userId, name: 'labelsRenamed', payload: { seq } }] };
}
