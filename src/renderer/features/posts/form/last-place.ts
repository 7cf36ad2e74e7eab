import { readFields, storeFields } from '../../../session/stored-fields.ts';
import { EMPTY_POST, type PostFields } from './post-form-values.ts';

const NO_PLACE = { state: EMPTY_POST.state, lga: EMPTY_POST.lga };

/** The storage key of the place of a vendor's last post on this device. */
const lastPlaceKey = (userId: string) => `oja.last-place.${userId}`;

/** The values of a new post's form: empty but for the place of the last post. */
export function beginningOf(userId: string): typeof EMPTY_POST {
  return { ...EMPTY_POST, ...readFields(lastPlaceKey(userId), NO_PLACE) };
}

/** Remembers the place that was chosen for a post, for the next one on this device. */
export function rememberPlace(userId: string, { state, lga }: Pick<PostFields, 'state' | 'lga'>): void {
  storeFields(lastPlaceKey(userId), { state: state ?? '', lga: lga ?? '' }, NO_PLACE);
}
