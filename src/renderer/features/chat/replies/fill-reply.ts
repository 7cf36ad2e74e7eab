import { formatNaira } from '@oja/contract/naira';
import type { SharedPost } from '@oja/contract/shared-post';

/** What the placeholders of a saved reply stand for. */
export interface ReplyValues {
  /** The partner's name; undefined while it is unknown. */
  name: string | undefined;
  /** The post that the conversation is about. */
  post: Pick<SharedPost, 'title' | 'price'> | null;
}

/**
 * Replaces `{name}`, `{post}` and `{price}` in the text of a saved reply. One without a value stays: the composer does
 * not send it unnoticed (composer/use-reply-list.ts).
 */
export function fillReply(text: string, { name, post }: ReplyValues): string {
  const price = post?.price ?? null;
  const values = { name, post: post?.title, price: price === null ? undefined : formatNaira(price) };
  return text.replace(/\{(name|post|price)\}/g, (placeholder, key: keyof typeof values) => values[key] || placeholder);
}
