import type { ConversationState } from '@oja/contract/conversation-state';
import type { ServerToClientEvents } from '@oja/contract/events';
import { LABELS } from '@oja/contract/limits';

import { findBlocks } from '../people/find-blocks.ts';
import type { Queries } from '../../foundation/db/database.ts';
import type { ConversationMembersTable } from '../../foundation/db/tables/message-tables.ts';
import type { Push } from '../../foundation/events/event-publisher.ts';
import { recordEvents } from '../../foundation/events/event-log.ts';
import { toTimestamp } from '../../foundation/text/timestamp.ts';

/** Its columns. */
export const STATE_COLUMNS = ['labels', 'set_aside_after', 'snoozed_until'] as const;

/** What `stateOf` reads. */
export type StateRow = Pick<ConversationMembersTable, (typeof STATE_COLUMNS)[number]>;

const ALL_LABELS = Array.from({ length: LABELS }, (_, index) => index + 1);
/** The bit of a label in the column. */
export const bitOf = (label: number) => 2 ** (label - 1);

/** The state of a conversation for one member; of somebody without the conversation, none. */
export function stateOf(row: StateRow | undefined): ConversationState {
  if (!row) return { labels: [], setAside: null };
  const until = row.snoozed_until === null ? null : toTimestamp(row.snoozed_until);
  return {
    // oxlint-disable-next-line no-bitwise -- the column holds bits
    labels: ALL_LABELS.filter((label) => (row.labels & bitOf(label)) !== 0),
    setAside: row.set_aside_after === null ? null : { after: row.set_aside_after, until },
  };
}

/** The content of a `conversationChanged` event for one member, without its `seq`. */
export type ConversationSide = Omit<Parameters<ServerToClientEvents['conversationChanged']>[0], 'seq'>;

/** A person's side of the conversations with some partners, by the partners' ids. */
export async function findSides(
  queries: Queries,
  userId: string,
  partnerIds: readonly string[],
): Promise<Map<string, ConversationSide>> {
  if (partnerIds.length === 0) return new Map();
  const rows = await queries
    .selectFrom('conversation_members')
    .select(['partner_id', 'conversation_id', 'is_muted', ...STATE_COLUMNS])
    .where('user_id', '=', userId)
    .where('partner_id', 'in', partnerIds)
    .execute();
  const members = new Map(rows.map((row) => [row.partner_id, row]));
  const blocks = await findBlocks(
    queries,
    partnerIds.map((partnerId) => [userId, partnerId] as const),
  );
  return new Map(
    partnerIds.map((partnerId, index) => {
      const member = members.get(partnerId);
      const side = {
        userId: partnerId,
        conversationId: member?.conversation_id ?? null,
        block: blocks[index] ?? 'none',
        isMuted: member?.is_muted === 1,
        ...stateOf(member),
      };
      return [partnerId, side];
    }),
  );
}

/**
 * Records, for each given side, that the relation between the two people has changed.
 * @param sides the people whose devices are notified, each with the partner concerned
 * @returns what to push after the commit
 */
export async function recordConversationChanges(
  transaction: Queries,
  sides: readonly { userId: string; partnerId: string }[],
  now: number,
): Promise<Push[]> {
  const events = sides.map(({ userId, partnerId }) => ({
    userId,
    name: 'conversationChanged' as const,
    subjectId: partnerId,
  }));
  const seqs = await recordEvents(transaction, events, now);
  const pushes: Push[] = [];
  for (const [index, { userId, partnerId }] of sides.entries()) {
    const side = (await findSides(transaction, userId, [partnerId])).get(partnerId);
    if (side) pushes.push({ userId, name: 'conversationChanged', payload: { seq: seqs[index] ?? 0, ...side } });
  }
  return pushes;
}
