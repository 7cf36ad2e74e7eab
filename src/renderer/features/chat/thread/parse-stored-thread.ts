import { type MessagesAnswer, messagesAnswerSchema } from '@oja/contract/messages';

/** Returns a stored conversation if it is valid. */
export function parseStoredThread(kept: unknown): MessagesAnswer | undefined {
  return messagesAnswerSchema.safeParse(kept).data;
}
