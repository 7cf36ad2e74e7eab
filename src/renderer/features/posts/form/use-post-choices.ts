import { CATEGORIES, CONDITIONS, PRICE_POINTS } from '@oja/contract/categories';
import type { PostFormChoices } from '@oja/market/PostForm';
import { type UseFormReturn, useWatch } from 'react-hook-form';

import { usePlaces } from '../../../platform/use-places.ts';
import type { PostFields, PostFormValues } from './post-form-values.ts';

/** The only choice before the list is loaded. */
const chosen = (name: string) => (name === '' ? [] : [name]);

/**
 * The choices of the post form (product §5, §9). Until the list of places is loaded, only those that are chosen can be,
 * so that the form shows them.
 */
export function usePostChoices({ control }: UseFormReturn<PostFormValues, unknown, PostFields>): PostFormChoices {
  const places = usePlaces();
  const [state, lga] = useWatch({ control, name: ['state', 'lga'] });
  return {
    categories: CATEGORIES,
    conditions: CONDITIONS,
    pricePoints: PRICE_POINTS,
    loadsPlaces: !places,
    states: places?.STATES ?? chosen(state),
    lgas: places?.lgasOf(state) ?? chosen(lga),
  };
}
