import { CATEGORIES, CONDITIONS, PRICE_POINTS } from '@oja/contract/categories';

/** The choices of the post form (product §5, §9). */
export const POST_CHOICES = { categories: CATEGORIES, conditions: CONDITIONS, pricePoints: PRICE_POINTS };
