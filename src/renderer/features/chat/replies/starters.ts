import { t } from '@lingui/core/macro';
import type { SavedReply } from '@oja/contract/saved-replies';

const NAME = '{name}';
const POST = '{post}';
const PRICE = '{price}';

/** Replies that are offered to a person who has none. */
export const starters = (): Pick<SavedReply, 'name' | 'text'>[] => [
  { name: t`Available`, text: t`Hello ${NAME}, yes, it is still available.` },
  { name: t`Last price`, text: t`The last price for ${POST} is ${PRICE}.` },
  { name: t`Come and see it`, text: t`You can come and see it. Which day suits you?` },
];

/** Explains the placeholders. */
export const aboutPlaceholders = () =>
  t`${NAME} becomes the name of the person you write to, ${POST} and ${PRICE} the title and the price of the post.`;
