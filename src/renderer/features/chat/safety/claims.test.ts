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
  set: 'develop' | 'final' | 'last';
}

const FOLDER = join(import.meta.dirname, '../../../../../tests/fake-alerts');
const FILES = ['labelled', 'more', 'third', 'neither', 'sealed', 'fourth', 'fifth', 'sixth', 'seventh', 'last'];
const MESSAGES = FILES.flatMap((file): LabelledMessage[] => {
  const messages: LabelledMessage[] = JSON.parse(readFileSync(join(FOLDER, `${file}-messages.json`), 'utf8'));
  // Those of the last file were looked at once, when the rules were done; those of the other `final` ones earlier, too.
  return file === 'last' ? messages.map((message) => ({ ...message, set: 'last' })) : messages;
});

const RULES = { claimsPayment: isPaidClaim, asksPayFirst: isPayFirstRequest };
/** The least precision and recall. Rules were never changed for a message of the sets `final` and `last`. */
const LEAST = {
  claimsPayment: [0.95, 0.85],
  asksPayFirst: [0.9, 0.8],
} as const;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

it.each([
  ['claimsPayment', 'develop'],
  ['claimsPayment', 'final'],
  ['claimsPayment', 'last'],
  ['asksPayFirst', 'develop'],
  ['asksPayFirst', 'final'],
  ['asksPayFirst', 'last'],
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
  expect(precision).toBeGreaterThanOrEqual(LEAST[label][0]);
  expect(recall).toBeGreaterThanOrEqual(LEAST[label][1]);
});

it('a message that the rules find something in loads them', () => {
  const risky = MESSAGES.filter(({ text }) => Object.values(RULES).some((finds) => finds(plainText(text))));
  expect(risky.filter(({ text }) => !mayBeRisky(text))).toEqual([]);
  for (const text of ['Is it the blue one?', 'Good morning', 'See you there, thank you!'])
    expect(mayBeRisky(text)).toBe(false);
});
