import type { SavedReply } from '@oja/contract/saved-replies';

const normalize = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/**
 * Returns the replies whose name or text contains the typed text, without regard to case and accents: first those
 * whose name begins with it, otherwise in their order.
 */
export function fittingReplies<Reply extends Pick<SavedReply, 'name' | 'text'>>(
  replies: readonly Reply[],
  typed: string,
): Reply[] {
  const query = normalize(typed);
  const isNamed = ({ name }: Reply) => normalize(name).startsWith(query);
  return replies
    .filter(({ name, text }) => normalize(name).includes(query) || normalize(text).includes(query))
    .toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)));
}
