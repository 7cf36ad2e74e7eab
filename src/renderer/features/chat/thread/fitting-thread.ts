import { type MessagesAnswer, messagesAnswerSchema } from '@oja/contract/messages';

/** A conversation that was kept, where it still is what it should be. */
export function fittingThread(kept: unknown): MessagesAnswer | undefined {
  return messagesAnswerSchema.safeParse(kept).data;
}
