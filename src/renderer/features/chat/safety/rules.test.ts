import { expect, it } from 'vitest';

import { ARRIVED_RULES } from './arrived-rules.ts';
import { mayBeRisky } from './may-be-risky.ts';
import { isPaidClaim } from './paid-claim.ts';
import { PAID_RULES } from './paid-rules.ts';
import { PAY_FIRST_RULES } from './pay-first-rules.ts';
import { isPayFirstRequest } from './pay-first.ts';
import { plainText } from './plain-text.ts';

const TABLES = [
  ...Object.entries(PAY_FIRST_RULES).map(([name, rules]) => ({ name, rules, finds: isPayFirstRequest })),
  { name: 'PAID_RULES', rules: PAID_RULES, finds: isPaidClaim },
  { name: 'ARRIVED_RULES', rules: ARRIVED_RULES, finds: isPaidClaim },
].flatMap(({ name, rules, finds }) => rules.map(({ example, pattern }) => ({ name, example, pattern, finds })));

it.each(TABLES)('$name: “$example” is found by its own rule, and so by all rules together', (rule) => {
  expect(plainText(rule.example)).toBe(rule.example);
  expect(rule.example.search(rule.pattern)).not.toBe(-1);
  expect(rule.finds(rule.example)).toBe(true);
  expect(mayBeRisky(rule.example)).toBe(true);
});
