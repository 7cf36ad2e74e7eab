import { expect, test } from 'vitest';

import { CATEGORIES, CONDITIONS, PRICE_POINTS } from '../../packages/contract/src/categories.ts';
import { POST_CHOICES } from '../../packages/ui/src/fixtures/choices.ts';

test('the stories use the choices of the product', () => {
  expect(POST_CHOICES).toEqual({ categories: CATEGORIES, conditions: CONDITIONS, pricePoints: PRICE_POINTS });
});
