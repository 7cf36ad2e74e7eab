import { type Conversation, conversationSchema } from '@oja/contract/messages';

/** Returns the valid conversations among stored entries. */
export function fittingConversations(kept: readonly unknown[]): Conversation[] {
  return kept.flatMap((entry) => {
    const { data } = conversationSchema.safeParse(entry);
    return data ? [data] : [];
  });
}
