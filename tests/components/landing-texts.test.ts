import { expect, test } from 'vitest';

import { PLANS as ADVERT_PLANS } from '../../packages/contract/src/advert-plans.ts';
import { PLANS, REASONS, STATS, STEPS, TAGLINES } from '../../packages/ui/src/fixtures/landing.tsx';
import { PLANS as PICKER_PLANS } from '../../packages/ui/src/fixtures/plans.ts';
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

test('the stories of the plan picker offer the plans of the product', () => {
  expect(PICKER_PLANS).toEqual(ADVERT_PLANS);
});
