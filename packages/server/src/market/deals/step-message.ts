import type { DealAction, DealSide } from '@oja/contract/deal-lifecycle';
import { formatNaira } from '@oja/contract/naira';

import type { Queries } from '../../foundation/db/database.ts';
import type { WithPushes } from '../../foundation/events/event-publisher.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { type MessageDeps, sendMessages } from '../messages/send-messages.ts';
import type { DealRow } from './deal-store.ts';

/** How the message of each step begins; the server's steps have none. */
const BEGINNINGS: Record<Exclude<DealAction, 'expire'>, string> = {
  offer: 'Offer',
  counter: 'Counter-offer',
  accept: 'Accepted',
  decline: 'Declined',
  withdraw: 'Offer withdrawn',
  arrange: 'Handover arranged',
  cancel: 'Deal cancelled',
  complete: 'Completed',
  contest: 'Contested',
};

/** What a step says in the conversation, for clients that do not know deals: "Offer: ₦42,000 for “Generator”." */
function textOf(deal: DealRow, action: keyof typeof BEGINNINGS, reason: string | undefined): string {
  const units = deal.units === 1 ? '' : `${deal.units} × `;
  const text = `${BEGINNINGS[action]}: ${formatNaira(deal.amount_kobo / 100)} for ${units}“${deal.title}”.`;
  return reason === undefined ? text : `${text} ${reason}`;
}

/**
 * Sends the message of a person's step, in the step's transaction: unread counts, pushes and the order of conversations
 * follow from it.
 * @param deal as it is after the step
 * @param step.isPostGone whether the post can no longer be seen
 * @returns the message's id
 * @throws ApiError `client_id_reused`, `user_not_found` for a deleted account, `blocked`, `blocked_by_you`
 */
export async function sendStepMessage(
  transaction: Queries,
  deal: DealRow,
  step: {
    action: keyof typeof BEGINNINGS;
    by: DealSide;
    clientId: string;
    reason?: string | undefined;
    isPostGone: boolean;
  },
  deps: MessageDeps,
  now: number,
): Promise<WithPushes<string>> {
  const [senderId, recipientId] =
    step.by === 'buyer' ? [deal.buyer_id, deal.vendor_id] : [deal.vendor_id, deal.buyer_id];
  const message = {
    senderId,
    recipientId,
    clientId: step.clientId,
    text: textOf(deal, step.action, step.reason),
    img: null,
    postId: step.isPostGone ? null : deal.post_id,
    replyTo: null,
  };
  const { result, pushes } = await sendMessages(transaction, [message], deps, now);
  const [outcome] = result;
  if (!outcome || outcome instanceof ApiError) throw outcome ?? new ApiError('internal');
  if (!outcome.isNew) throw new ApiError('client_id_reused');
  return { result: outcome.message._id, pushes };
}

/**
 * Refuses to change or delete a person's message of a step, which would falsify the record of the deal.
 * @throws ApiError `deal_message`
 */
export async function refuseStepMessage(transaction: Queries, messageId: string, senderId: string): Promise<void> {
  const step = await transaction
    .selectFrom('deal_steps')
    .innerJoin('messages', 'messages.id', 'deal_steps.message_id')
    .select('deal_steps.deal_id')
    .where('deal_steps.message_id', '=', messageId)
    .where('messages.sender_id', '=', senderId)
    .executeTakeFirst();
  if (step) throw new ApiError('deal_message');
}
