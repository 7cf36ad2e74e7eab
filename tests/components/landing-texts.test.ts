import { expect, test } from 'vitest';

import { PLANS as ADVERT_PLANS } from '../../packages/contract/src/advert-plans.ts';
import { PLANS, REASONS, STATS, STEPS, TAGLINES } from '../../packages/market/src/fixtures/landing.tsx';
import { PLANS as PICKER_PLANS } from '../../packages/market/src/fixtures/plans.ts';
import * as product from '../../src/renderer/features/landing/landing-texts.tsx';

test('the stories of the landing page use the texts of the product', () => {
  expect({ PLANS, REASONS, STATS, STEPS, TAGLINES }).toEqual({
    PLANS: product.plans(),
    REASONS: product.reasons(),
    STATS: product.stats(),
    STEPS: product.steps(),
    TAGLINES: product.taglines(),
  });
});

test('the stories of the plan picker use the plans of the product', () => {
  expect(PICKER_PLANS).toEqual(ADVERT_PLANS);
});
