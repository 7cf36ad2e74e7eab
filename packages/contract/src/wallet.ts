import { z } from 'zod';

import { answerOf } from './answers.ts';
import { idSchema, timestampSchema, uuidSchema } from './ids.ts';
import { WITHDRAWAL_MAX, WITHDRAWAL_MIN } from './limits.ts';
import { nairaSchema } from './naira-amount.ts';
import { VALIDATION } from './texts.ts';

/**
 * POST /api/v1/withdraw: takes money out of one's wallet, to a Nigerian bank account.
 * `requestKey` is made by the client, once for what the person asked for: sent again, it answers the same and takes
 * nothing twice; sent with another amount or account it is 409 `request_key_used`.
 */
export const withdrawSchema = z.object({
  amount: nairaSchema(VALIDATION.amountShape).min(WITHDRAWAL_MIN, VALIDATION.amountRange).max(WITHDRAWAL_MAX, VALIDATION.amountRange),
  /** The bank's code at the Nigeria Inter-Bank Settlement System: 3 digits for banks, 5 or 6 for the others. */
  bankCode: z.string(VALIDATION.bankCodeShape).trim().regex(/^\d{3}(?:\d{2,3})?$/, VALIDATION.bankCodeShape),
  /** A NUBAN. */
  accountNumber: z.string(VALIDATION.accountNumberShape).trim().regex(/^\d{10}$/, VALIDATION.accountNumberShape),
  requestKey: uuidSchema(VALIDATION.requestKeyShape),
});
export type WithdrawInput = z.infer<typeof withdrawSchema>;

/** `requested` until an admin has paid it out, or has found that it cannot be: then it is back on the wallet. */
export const withdrawalStateSchema = z.enum(['requested', 'paid', 'failed']);
export type WithdrawalState = z.infer<typeof withdrawalStateSchema>;

/** A withdrawal as the person who asked for it sees it. */
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

export const withdrawAnswerSchema = answerOf(z.object({ withdrawal: withdrawalSchema, balance: z.number().nonnegative() })).extend({
  message: z.string(),
});

/**
 * What moved a wallet: a referral's share, a payment for an advert that was no longer there to be paid, what was paid
 * above an advert's price, or a withdrawal.
 */
export const movementKindSchema = z.enum(['referral', 'advert_refund', 'advert_overpaid', 'withdrawal', 'withdrawal_returned']);

/** GET /api/v1/wallet?cursor=: one's own balance in naira, its movements, newest first, 30 a page, and the newest withdrawals. */
export const walletQuerySchema = z.object({ cursor: idSchema.optional() });
export const walletAnswerSchema = answerOf(
  z.object({
    balance: z.number().nonnegative(),
    movements: z.array(
      z.object({
        _id: idSchema,
        kind: movementKindSchema,
        /** Naira; below zero for what went out. */
        amount: z.number(),
        createdAt: timestampSchema,
      }),
    ),
    nextCursor: idSchema.nullable(),
    withdrawals: z.array(withdrawalSchema),
  }),
);

/** GET /api/v1/withdrawals?state=&cursor=, admins: the oldest first, as they are to be paid out, 50 a page. */
export const withdrawalsQuerySchema = z.object({
  state: withdrawalStateSchema.default('requested'),
  cursor: idSchema.optional(),
});
/** With the whole account number, which whoever pays out needs, and the user name; null when that account is deleted. */
export const adminWithdrawalSchema = withdrawalSchema.extend({ accountNumber: z.string(), userName: z.string().nullable() });
export const withdrawalsAnswerSchema = answerOf(
  z.object({ withdrawals: z.array(adminWithdrawalSchema), nextCursor: idSchema.nullable() }),
);

/** PATCH /api/v1/withdrawals/{id}, admins: says how it ended; the same word twice is once. */
export const withdrawalEditSchema = z.object({ state: z.enum(['paid', 'failed'], VALIDATION.withdrawalState) });
export const withdrawalAnswerSchema = answerOf(z.object({ withdrawal: adminWithdrawalSchema })).extend({ message: z.string() });
