import {
  type ActionRules,
  DEAL_ACTIONS,
  type DealAction,
  type DealSide,
  OFFER_LIFETIME_MS,
  OFFER_REMINDER_MS,
} from '@oja/contract/deal-lifecycle';
import type { DealTerms } from '@oja/contract/deals';

import type { Queries } from '../../foundation/db/database.ts';
import { newId } from '../../foundation/db/new-id.ts';
import { recordEvents } from '../../foundation/events/event-log.ts';
import type { Push, WithPushes } from '../../foundation/events/event-publisher.ts';
import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import type { DealRow } from './deal-store.ts';
import { toDeals } from './deal-wire.ts';

/** A step of a deal. */
export interface Step {
  action: DealAction;
  /** Null for the server. */
  by: DealSide | null;
  amountKobo?: number | undefined;
  terms?: DealTerms | undefined;
  reason?: string | undefined;
}

export const otherSide = (side: DealSide): DealSide => (side === 'buyer' ? 'vendor' : 'buyer');

/** A deal as it is after a step, by the table of the lifecycle. */
export function afterStep(deal: DealRow, step: Step, now: number): DealRow {
  const rules: ActionRules = DEAL_ACTIONS[step.action];
  const asks = rules.asks !== undefined && step.by !== null;
  return {
    ...deal,
    version: deal.version + 1,
    state: rules.to,
    asked: asks && step.by !== null ? otherSide(step.by) : null,
    amount_kobo: step.amountKobo ?? deal.amount_kobo,
    terms: step.terms === undefined ? deal.terms : JSON.stringify(step.terms),
    reason: step.reason ?? deal.reason,
    completed_by: rules.to === 'completed' ? step.by : deal.completed_by,
    since: rules.to === deal.state ? deal.since : now,
    expires_at: asks ? now + OFFER_LIFETIME_MS : null,
    remind_at: asks ? now + OFFER_REMINDER_MS : null,
    last_step: newId(),
  };
}

/**
 * Stores the step that a deal's row has taken, and records the event of both people.
 * @param deal result of afterStep, which the caller has stored
 * @returns the row and the events to push
 */
export async function storeStep(
  transaction: Queries,
  deal: DealRow,
  { action, by, amountKobo, messageId }: Step & { messageId?: string },
  images: ImageAddresses,
  now: number,
): Promise<WithPushes<DealRow>> {
  const { id, version } = deal;
  await transaction
    .insertInto('deal_steps')
    .values({
      deal_id: id,
      version,
      action,
      side: by,
      amount_kobo: amountKobo ?? null,
      message_id: messageId ?? null,
      created_at: now,
    })
    .execute();
  const people = [deal.buyer_id, deal.vendor_id];
  const seqs = await recordEvents(
    transaction,
    people.map((userId) => ({ userId, name: 'dealUpdated', subjectId: id })),
    now,
  );
  const dealFor = await toDeals(transaction, [deal], people, images, now);
  const pushes = people.map((userId, index): Push => ({
    userId,
    name: 'dealUpdated',
    payload: { seq: seqs[index] ?? 0, deal: dealFor(deal, userId) },
  }));
  return { result: deal, pushes };
}
