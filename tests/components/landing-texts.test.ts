import { expect, test } from 'vitest';

import { PLANS, REASONS, STATS, STEPS, TAGLINES } from '../../packages/ui/src/fixtures/landing.tsx';
import * as product from '../../src/renderer/features/landing/landing-texts.tsx';

test('the stories of the landing page show the words of the product', () => {
  expect({ PLANS, REASONS, STATS, STEPS, TAGLINES }).toEqual({
    PLANS: product.PLANS,
    REASONS: product.REASONS,
    STATS: product.STATS,
    STEPS: product.STEPS,
    TAGLINES: product.TAGLINES,
  });
});
