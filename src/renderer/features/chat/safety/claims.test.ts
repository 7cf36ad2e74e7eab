import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { mayBeRisky } from './may-be-risky.ts';
import { isPaidClaim } from './paid-claim.ts';
import { isPayFirstRequest } from './pay-first.ts';
import { plainText } from './plain-text.ts';

/** See tests/fake-alerts/README.md. */
interface LabelledMessage {
  text: string;
  claimsPayment: boolean;
  asksPayFirst: boolean;
  set: 'develop' | 'final';
}

const FOLDER = join(import.meta.dirname, '../../../../../tests/fake-alerts');
const FILES = ['labelled', 'more', 'third', 'neither', 'sealed', 'fourth', 'fifth', 'sixth', 'seventh'];
const MESSAGES = FILES.flatMap((file): LabelledMessage[] =>
  JSON.parse(readFileSync(join(FOLDER, `${file}-messages.json`), 'utf8')),
);

const RULES = { claimsPayment: isPaidClaim, asksPayFirst: isPayFirstRequest };
/** The least precision and recall. Rules were never changed for a message of the set `final`. */
const LEAST = {
  claimsPayment: { develop: [0.95, 0.85], final: [0.95, 0.85] },
  asksPayFirst: { develop: [0.9, 0.8], final: [0.9, 0.8] },
} as const;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

it.each([
  ['claimsPayment', 'develop'],
  ['claimsPayment', 'final'],
  ['asksPayFirst', 'develop'],
  ['asksPayFirst', 'final'],
] as const)('%s, %s: messages with the label are found, others are not', (label, set) => {
  const judged = MESSAGES.filter((message) => message.set === set).map(({ text, [label]: isLabelled }) => ({
    text,
    isLabelled,
    isFound: RULES[label](plainText(text)),
  }));
  const right = judged.filter(({ isLabelled, isFound }) => isLabelled && isFound).length;
  const precision = right / judged.filter(({ isFound }) => isFound).length;
  const recall = right / judged.filter(({ isLabelled }) => isLabelled).length;
  process.stdout.write(`${label}, ${set}: precision ${percent(precision)}, recall ${percent(recall)}\n`);
  expect(precision).toBeGreaterThanOrEqual(LEAST[label][set][0]);
  expect(recall).toBeGreaterThanOrEqual(LEAST[label][set][1]);
});

it('a message that the rules find something in loads them', () => {
  const risky = MESSAGES.filter(({ text }) => Object.values(RULES).some((finds) => finds(plainText(text))));
  expect(risky.filter(({ text }) => !mayBeRisky(text))).toEqual([]);
  for (const text of ['Is it the blue one?', 'Good morning', 'See you there, thank you!'])
    expect(mayBeRisky(text)).toBe(false);
});
