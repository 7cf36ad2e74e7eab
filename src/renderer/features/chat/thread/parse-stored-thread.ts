import { type MessagesAnswer, messagesAnswerSchema } from '@oja/contract/messages';

/** Returns a stored conversation if it is valid. */
export function parseStoredThread(stored: unknown): MessagesAnswer | undefined {
  return messagesAnswerSchema.safeParse(stored).data;
}
