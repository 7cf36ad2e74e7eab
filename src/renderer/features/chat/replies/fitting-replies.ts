import { fold } from '@oja/contract/fold';
import type { SavedReply } from '@oja/contract/saved-replies';

/**
 * Returns the replies whose name or text contains the typed text, without regard to case and accents: first those
 * whose name begins with it, otherwise in their order.
 */
export function fittingReplies<Reply extends Pick<SavedReply, 'name' | 'text'>>(
  replies: readonly Reply[],
  typed: string,
): Reply[] {
  const query = fold(typed).trim();
  const isNamed = ({ name }: Reply) => fold(name).startsWith(query);
  return replies
    .filter(({ name, text }) => fold(name).includes(query) || fold(text).includes(query))
    .toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)));
}
