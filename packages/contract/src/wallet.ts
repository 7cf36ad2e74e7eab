import { z } from 'zod';

import { answerOf, confirmedAnswerOf } from './answers.ts';
import { idSchema, timestampSchema, uuidSchema } from './ids.ts';
import { WITHDRAWAL_MAX, WITHDRAWAL_MIN } from './limits.ts';
import { nairaSchema } from './naira-amount.ts';
import { VALIDATION } from './texts.ts';

/**
 * POST /api/v1/withdraw: transfers money from the viewer's wallet to a Nigerian bank account.
 * The client makes one `requestKey` for each withdrawal. Repeating a call with the same key returns the same answer and
 * withdraws nothing more; the same key with another amount or account is 409 `request_key_used`.
 */
export const withdrawSchema = z.object({
  amount: nairaSchema(VALIDATION.amountShape)
    .min(WITHDRAWAL_MIN, VALIDATION.amountRange)
    .max(WITHDRAWAL_MAX, VALIDATION.amountRange),
  /** The bank's code at the Nigeria Inter-Bank Settlement System: 3 digits for banks, 5 or 6 for the others. */
  bankCode: z
    .string(VALIDATION.bankCodeShape)
    .trim()
    .regex(/^\d{3}(?:\d{2,3})?$/, VALIDATION.bankCodeShape),
  /** A Nigerian account number (NUBAN). */
  accountNumber: z
    .string(VALIDATION.accountNumberShape)
    .trim()
    .regex(/^\d{10}$/, VALIDATION.accountNumberShape),
  requestKey: uuidSchema(VALIDATION.requestKeyShape),
});
export type WithdrawInput = z.infer<typeof withdrawSchema>;

/** `requested` until an admin has paid it, or has marked it as failed, which returns the money to the wallet. */
export const withdrawalStateSchema = z.enum(['requested', 'paid', 'failed']);
export type WithdrawalState = z.infer<typeof withdrawalStateSchema>;

/** A withdrawal as its owner sees it. */
export const withdrawalSchema = z.object({
  _id: idSchema,
  amount: z.number().positive(),
  bankCode: z.string(),
  /** The last four digits, after stars. */
  accountNumber: z.string(),
  state: withdrawalStateSchema,
  createdAt: timestampSchema,
  settledAt: timestampSchema.nullable(),
});
export type Withdrawal = z.infer<typeof withdrawalSchema>;

export const withdrawAnswerSchema = confirmedAnswerOf(
  z.object({ withdrawal: withdrawalSchema, balance: z.number().nonnegative() }),
);

/**
 * The kind of a wallet's movement: a referral's share, a payment for an advert that no longer awaited it, an amount
 * above an advert's price, a withdrawal, or a withdrawal that failed and was returned.
 */
export const movementKindSchema = z.enum([
  'referral',
  'advert_refund',
  'advert_overpaid',
  'withdrawal',
  'withdrawal_returned',
]);

/**
 * GET /api/v1/wallet?cursor=: the viewer's balance in naira, its movements, newest first, 30 a page, and the newest
 * withdrawals.
 */
export const walletQuerySchema = z.object({ cursor: idSchema.optional() });
export const walletAnswerSchema = answerOf(
  z.object({
    balance: z.number().nonnegative(),
    movements: z.array(
      z.object({
        _id: idSchema,
        kind: movementKindSchema,
        /** Naira; negative for money that left the wallet. */
        amount: z.number(),
        createdAt: timestampSchema,
      }),
    ),
    nextCursor: idSchema.nullable(),
    withdrawals: z.array(withdrawalSchema),
  }),
);

/** GET /api/v1/withdrawals?state=&cursor=, admins only: the oldest first, in the order of payment, 50 a page. */
export const withdrawalsQuerySchema = z.object({
  state: withdrawalStateSchema.default('requested'),
  cursor: idSchema.optional(),
});
/**
 * A withdrawal with the whole account number, for the transfer, and the user name, which is null for a deleted account.
 */
export const adminWithdrawalSchema = withdrawalSchema.extend({
  accountNumber: z.string(),
  userName: z.string().nullable(),
});
export const withdrawalsAnswerSchema = answerOf(
  z.object({ withdrawals: z.array(adminWithdrawalSchema), nextCursor: idSchema.nullable() }),
);

/** PATCH /api/v1/withdrawals/{id}, admins only: sets the result. Repeating a call changes nothing. */
export const withdrawalEditSchema = z.object({ state: z.enum(['paid', 'failed'], VALIDATION.withdrawalState) });
export const withdrawalAnswerSchema = confirmedAnswerOf(z.object({ withdrawal: adminWithdrawalSchema }));
