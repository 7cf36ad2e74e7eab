import { z } from 'zod';

import { answerOf, confirmedAnswerOf } from './answers.ts';
import { authorSchema } from './author.ts';
import { nextCursorSchema } from './cursor.ts';
import {
  type ActionRules,
  DEAL_ACTIONS,
  DEAL_CHANGES,
  DEAL_SIDES,
  DEAL_STATES,
  type DealAction,
} from './deal-lifecycle.ts';
import { idSchema, timestampSchema, uuidSchema } from './ids.ts';
import {
  AGREED_DAYS,
  AGREED_DEALS_MAX,
  AGREED_DEALS_MIN,
  DEAL_PLACE_MAX,
  DEAL_REASON_MAX,
  DEAL_STEPS_MAX,
  DEAL_UNITS_MAX,
  DEALS_PAGE,
  PRICE_MAX,
} from './limits.ts';
import { nairaSchema } from './naira-amount.ts';
import { sharedPostSchema } from './shared-post.ts';
import { VALIDATION } from './texts.ts';
import { typedText } from './typed-text.ts';

/**
 * How a deal is carried out, each as far as it is agreed. `by` arranges the delivery, which costs `fee` naira; `place`
 * and `time` are those of the meeting. No money moves through Oja.
 */
export const dealTermsSchema = z.object({
  handover: z.enum(['pickup', 'delivery'], VALIDATION.dealTerms),
  by: z.enum(DEAL_SIDES, VALIDATION.dealTerms).optional(),
  fee: nairaSchema(VALIDATION.dealTerms)
    .nonnegative(VALIDATION.dealTerms)
    .max(PRICE_MAX, VALIDATION.dealTerms)
    .optional(),
  place: typedText().max(DEAL_PLACE_MAX, VALIDATION.dealTerms).optional(),
  time: z.iso.datetime({ error: VALIDATION.dealTerms }).optional(),
  payment: z.enum(['before', 'on_delivery'], VALIDATION.dealTerms),
});
export type DealTerms = z.infer<typeof dealTermsSchema>;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys loses the names
const ACTION_NAMES = Object.keys(DEAL_ACTIONS) as [DealAction, ...DealAction[]];

/**
 * One step of a deal, oldest first. A person's step is also a message in the conversation (`messageId`), with a text
 * for clients that do not know deals; a step of the server, whose `by` is null, is not. `amount` is what was offered
 * with it.
 */
const dealStepSchema = z.object({
  action: z.enum(ACTION_NAMES),
  by: z.enum(DEAL_SIDES).nullable(),
  amount: z.number().positive().nullable(),
  messageId: idSchema.nullable(),
  createdAt: timestampSchema,
});

/**
 * Whether the viewer may review a completed deal: `open`, `written`, or `closed` after 14 days and when they took their
 * review back. `until` is the end of these days, when written ones are seen at the latest. `_id` is their own review.
 */
const dealReviewSchema = z.object({
  state: z.enum(['open', 'written', 'closed']),
  until: timestampSchema,
  _id: idSchema.nullable(),
});
export type DealReview = z.infer<typeof dealReviewSchema>;

/**
 * A deal between a buyer and the vendor of a post, product §3.
 * - `version`: 1 at first, one more with each step.
 * - `amount`: naira for all its units together, as last offered.
 * - `asked`: the side whose answer it waits for; null unless it is `offered`.
 * - `since`: when it came into its state. `expiresAt`: until when an offer can be answered; null otherwise.
 * - `reason`: why it was cancelled, contested or declined, as far as it is known. Of a step of the server it is one of
 *   DEAL_ENDINGS.
 * - `review`: missing unless it is `completed`, and from earlier releases.
 */
export const dealSchema = z.object({
  _id: idSchema,
  version: z.int().positive(),
  state: z.enum(DEAL_STATES),
  asked: z.enum(DEAL_SIDES).nullable(),
  amount: z.number().positive(),
  units: z.int().positive(),
  terms: dealTermsSchema.nullable(),
  reason: z.string().nullable(),
  completedBy: z.enum(DEAL_SIDES).nullable(),
  post: sharedPostSchema,
  buyer: authorSchema,
  vendor: authorSchema,
  steps: z.array(dealStepSchema).max(DEAL_STEPS_MAX),
  since: timestampSchema,
  expiresAt: timestampSchema.nullable(),
  createdAt: timestampSchema,
  review: dealReviewSchema.optional(),
});
export type Deal = z.infer<typeof dealSchema>;

const amountSchema = nairaSchema(VALIDATION.dealAmount)
  .min(1, VALIDATION.dealAmount)
  .max(PRICE_MAX, VALIDATION.dealAmount);

/**
 * POST /api/v1/deals: an offer for a post, with 201. For a fixed price the amount is the price of the units. `clientId`
 * makes a repeated call harmless.
 */
export const dealInputSchema = z.object({
  postId: idSchema,
  amount: amountSchema,
  units: z.int(VALIDATION.dealUnits).min(1, VALIDATION.dealUnits).max(DEAL_UNITS_MAX, VALIDATION.dealUnits).default(1),
  terms: dealTermsSchema.optional(),
  clientId: uuidSchema(),
});
export type DealInput = z.output<typeof dealInputSchema>;
export const dealCreatedAnswerSchema = answerOf(z.object({ deal: dealSchema }));

/**
 * PATCH /api/v1/deals/{id}: an action on the deal that the client shows as `version`. If it has moved meanwhile, the
 * call is refused with `deal_moved`, and GET /api/v1/deals/{id} has the present state. `clientId` makes a repeated call
 * harmless.
 */
export const dealEditSchema = z
  .object({
    action: z.enum(DEAL_CHANGES, VALIDATION.dealAction),
    version: z.int().positive(),
    clientId: uuidSchema(),
    amount: amountSchema.optional(),
    terms: dealTermsSchema.optional(),
    reason: typedText(VALIDATION.dealReason).min(1, VALIDATION.dealReason).max(DEAL_REASON_MAX).optional(),
  })
  .superRefine((edit, context) => {
    const rules: ActionRules = DEAL_ACTIONS[edit.action];
    const messages = { amount: VALIDATION.dealAmount, reason: VALIDATION.dealReason, terms: VALIDATION.dealTerms };
    if (rules.needs && edit[rules.needs] === undefined)
      context.addIssue({ code: 'custom', path: [rules.needs], message: messages[rules.needs] });
  });
export type DealEdit = z.output<typeof dealEditSchema>;
export const dealEditedAnswerSchema = confirmedAnswerOf(z.object({ deal: dealSchema }));
export type DealEditedAnswer = z.infer<typeof dealEditedAnswerSchema>;

/** GET /api/v1/deals/{id}, for its two people. */
export const dealAnswerSchema = answerOf(z.object({ deal: dealSchema }));
export type DealAnswer = z.infer<typeof dealAnswerSchema>;

/**
 * GET /api/v1/deals: the viewer's deals, the last changed first, 50 a page: about a post, with a person, on one side,
 * or those under way (`open`).
 */
export const dealsQuerySchema = z.object({
  post: idSchema.optional(),
  with: idSchema.optional(),
  role: z.enum(DEAL_SIDES).optional(),
  state: z.enum(['open', ...DEAL_STATES]).optional(),
  cursor: uuidSchema(VALIDATION.cursorShape).optional(),
});
export type DealsQuery = z.output<typeof dealsQuerySchema>;
export const dealsAnswerSchema = answerOf(
  z.object({ deals: z.array(dealSchema).max(DEALS_PAGE), nextCursor: nextCursorSchema }),
);
export type DealsAnswer = z.infer<typeof dealsAnswerSchema>;

/**
 * What others agreed on lately for one of goods like a post's: those of its category, state and condition, product §4
 * "Agreed prices".
 * - `low`, `high`: naira, the middle half of the prices, each rounded outwards to two significant digits.
 * - `deals`: how many deals these are, rounded down to tens.
 * - `days`: how far back they were agreed.
 */
const agreedPricesSchema = z.object({
  low: z.number().positive().max(PRICE_MAX),
  high: z.number().positive().max(PRICE_MAX),
  deals: z.int().min(AGREED_DEALS_MIN).max(AGREED_DEALS_MAX),
  days: z.int().positive().max(AGREED_DAYS),
});
export type AgreedPrices = z.infer<typeof agreedPricesSchema>;

/**
 * GET /api/v1/posts/{id}/agreed-prices: the same for everybody until the day ends in Lagos. Null where there are too
 * few deals, or deals of too few people, and for work, homes and other things that have no price for one.
 */
export const agreedPricesAnswerSchema = answerOf(z.object({ prices: agreedPricesSchema.nullable() }));
export type AgreedPricesAnswer = z.infer<typeof agreedPricesAnswerSchema>;
