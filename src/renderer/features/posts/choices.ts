import { CATEGORIES, CONDITIONS, PRICE_POINTS } from '@oja/contract/categories';

/** What can be chosen in a post's form, spec §5 and §9. */
export const POST_CHOICES = { categories: CATEGORIES, conditions: CONDITIONS, pricePoints: PRICE_POINTS };
