import { z } from 'zod';

import { CONFIRMATIONS } from './confirmations.ts';

/** A stable code of a successful call, for programs. Its message may change. */
export type ConfirmationCode = keyof typeof CONFIRMATIONS;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys loses the type of the keys of CONFIRMATIONS
const CONFIRMATION_CODES = Object.keys(CONFIRMATIONS) as [ConfirmationCode, ...ConfirmationCode[]];
export const confirmationCodeSchema = z.enum(CONFIRMATION_CODES);

/** A response that confirms a call and has no data: `message` is for people and `code` for programs. */
export const messageAnswerSchema = z.object({ message: z.string(), code: confirmationCodeSchema });
export type MessageAnswer = z.infer<typeof messageAnswerSchema>;

/**
 * Makes the schema of a response with data only.
 * @param data the schema of the data
 */
export function answerOf<Data extends z.ZodType>(data: Data) {
  return z.object({ data });
}

/**
 * Makes the schema of a response that confirms a call and has data.
 * @param data the schema of the data
 */
export function confirmedAnswerOf<Data extends z.ZodType>(data: Data) {
  return messageAnswerSchema.extend({ data });
}

/** What the text of a confirmation needs: the name that it contains, or nothing. */
type Names<Code extends ConfirmationCode> = (typeof CONFIRMATIONS)[Code] extends string ? [] : [name: string];

/**
 * Makes the confirmation of a successful call. Every `message` and `code` of a successful answer is made here.
 * @param code code of the confirmation; it determines the message
 * @param names the user name or category that the message contains, if it contains one
 */
export function confirm<Code extends ConfirmationCode>(code: Code, ...names: Names<Code>): MessageAnswer {
  const text: string | ((name: string) => string) = CONFIRMATIONS[code];
  return { message: typeof text === 'string' ? text : text(names[0] ?? ''), code };
}
