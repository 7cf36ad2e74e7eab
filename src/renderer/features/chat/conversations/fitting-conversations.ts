import { type Conversation, conversationSchema } from '@oja/contract/messages';

/** Returns the valid conversations among stored entries. */
export function fittingConversations(stored: readonly unknown[]): Conversation[] {
  return stored.flatMap((entry) => {
    const { data } = conversationSchema.safeParse(entry);
    return data ? [data] : [];
  });
}
