import { expect, test } from 'vitest';

import * as shown from '../../packages/ui/src/fixtures/landing.tsx';
import * as product from '../../src/renderer/features/landing/landing-texts.tsx';

test.for(['TAGLINES', 'REASONS', 'STEPS', 'PLANS', 'STATS'] as const)('the stories of the landing page show the product’s %s', (name) => {
  expect(shown[name]).toEqual(product[name]);
});
