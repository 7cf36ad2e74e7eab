import '../posts/zod-without-eval.ts';

import { type Conversation, conversationSchema } from '@oja/contract/messages';

/** The conversations among whatever was kept. */
export function fittingConversations(kept: readonly unknown[]): Conversation[] {
  return kept.flatMap((entry) => {
    const { data } = conversationSchema.safeParse(entry);
    return data ? [data] : [];
  });
}
