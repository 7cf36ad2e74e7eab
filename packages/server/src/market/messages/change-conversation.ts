import type { ConversationEdit, ConversationState } from '@oja/contract/conversation-state';
import { SNOOZE_MAX_MS } from '@oja/contract/limits';
import { VALIDATION } from '@oja/contract/texts';

import type { Queries } from '../../foundation/db/database.ts';
import type { WithPushes } from '../../foundation/events/event-publisher.ts';
import { ApiError, refuseField } from '../../foundation/http/api-error.ts';
import { STATE_COLUMNS, type StateRow, bitOf, recordConversationChanges, stateOf } from './conversation-changes.ts';

/** Older than every message: for a conversation whose messages are all deleted. */
const NO_MESSAGE = '00000000-0000-0000-0000-000000000000';

/**
 * Changes the labels of one of a person's conversations, archives or snoozes it, or brings it back, in a transaction
 * (product §3). A new message brings it back without a write: what is stored is the newest message at that time. The
 * partner is not informed. A second call changes nothing.
 * @returns the state after the change
 * @throws ApiError `not_found` when the two have no conversation, `validation_failed` for a snooze in the past
 */
export async function changeConversation(
  transaction: Queries,
  { userId, partnerId, edit }: { userId: string; partnerId: string; edit: ConversationEdit },
  now: number,
): Promise<WithPushes<ConversationState>> {
  if (typeof edit.snoozedUntil === 'string') {
    const ahead = Date.parse(edit.snoozedUntil) - now;
    if (ahead <= 0 || ahead > SNOOZE_MAX_MS) throw refuseField('snoozedUntil', VALIDATION.snoozePast);
  }
  const mine = { user_id: userId, partner_id: partnerId };
  // Locks the row, so that it and the newest message do not change until the commit.
  const member = await transaction
    .updateTable('conversation_members')
    .set((set) => ({ labels: set.ref('labels') }))
    .where((where) => where.and(mine))
    .returning(['last_message_id', 'last_message_at', ...STATE_COLUMNS])
    .executeTakeFirst();
  if (!member) throw new ApiError('not_found');
  const wanted = {
    labels: edit.labels === undefined ? member.labels : edit.labels.reduce((bits, label) => bits + bitOf(label), 0),
    ...placeAfter(member, edit),
  };
  if (STATE_COLUMNS.every((column) => wanted[column] === member[column]))
    return { result: stateOf(member), pushes: [] };
  const isMoved = wanted.snoozed_until !== member.snoozed_until;
  const listedAt = isMoved ? await placeInList(transaction, member, wanted.snoozed_until) : member.last_message_at;
  await transaction
    .updateTable('conversation_members')
    .set({ ...wanted, last_message_at: listedAt })
    .where((where) => where.and(mine))
    .execute();
  return {
    result: stateOf(wanted),
    pushes: await recordConversationChanges(transaction, [{ userId, partnerId }], now),
  };
}

/** Whether the conversation is archived or snoozed after the change. */
function placeAfter(
  { last_message_id: newest, set_aside_after, snoozed_until }: StateRow & { last_message_id: string | null },
  { archived, snoozedUntil, upTo }: ConversationEdit,
) {
  if (archived !== true && typeof snoozedUntil !== 'string')
    return archived === undefined && snoozedUntil === undefined
      ? { set_aside_after, snoozed_until }
      : { set_aside_after: null, snoozed_until: null };
  const last = newest ?? NO_MESSAGE;
  return {
    // A message that arrived after what the device showed brings it back at once.
    set_aside_after: upTo !== undefined && upTo < last ? upTo : last,
    snoozed_until: typeof snoozedUntil === 'string' ? Date.parse(snoozedUntil) : null,
  };
}

/** A snoozed conversation is listed where it returns to; any other one by its newest message. */
async function placeInList(
  transaction: Queries,
  member: { last_message_id: string | null; last_message_at: number },
  snoozedUntil: number | null,
): Promise<number> {
  if (snoozedUntil !== null) return snoozedUntil;
  const newest = await transaction
    .selectFrom('messages')
    .select('created_at')
    .where('id', '=', member.last_message_id)
    .executeTakeFirst();
  return newest?.created_at ?? member.last_message_at;
}
