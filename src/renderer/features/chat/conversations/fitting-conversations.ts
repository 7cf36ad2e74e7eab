import { type Conversation, conversationSchema } from '@oja/contract/messages';

/** The entries of a stored list that are still conversations. */
export function fittingConversations(kept: readonly unknown[]): Conversation[] {
  return kept.flatMap((entry) => {
    const { data } = conversationSchema.safeParse(entry);
    return data ? [data] : [];
  });
}
