import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import type { QueryFilters } from './query-chips.ts';
import { readQuery } from './read-query.ts';

/** See tests/find/README.md. */
interface LabelledQuery {
  query: string;
  chips: QueryFilters;
  set: 'develop' | 'final';
}

/** How often a kind of chip was derived, was labelled, and was right. */
interface Score {
  derived: number;
  labelled: number;
  right: number;
}

const KINDS = [
  ...(['category', 'condition', 'minPrice', 'maxPrice', 'state', 'lga'] as const),
  ...(['pricePoint', 'verified', 'hasPictures', 'sort'] as const),
];
type Kind = (typeof KINDS)[number];

/** The aims of the figures, in per cent. */
const PRECISION_MIN = 95;
const RECALL_MIN = 85;

/** `OJA_LABELLED_SET=final` scores the other set: only to report the figures, never to tune a rule. */
const chosen = process.env['OJA_LABELLED_SET'] === 'final' ? 'final' : 'develop';

function queriesOf(set: LabelledQuery['set']): LabelledQuery[] {
  const all: LabelledQuery[] = JSON.parse(readFileSync('tests/find/labelled-queries.json', 'utf8'));
  return all.filter((each) => each.set === set);
}

const listOf = (value: unknown) =>
  [value].flat().map((each) =>
    String(each)
      .toLowerCase()
      .replaceAll(/[\s/-]/g, ''),
  );

/** A share in per cent. */
const percent = (part: number, whole: number) => (whole === 0 ? 100 : Math.round((part / whole) * 1000) / 10);

/** Whether a derived value is right by the rules of tests/find/README.md. */
function isRight(kind: Kind, { query, chips }: LabelledQuery, derived: unknown): boolean {
  const label = chips[kind];
  if (label === undefined) return false;
  const [values, wanted] = [listOf(derived), listOf(label)];
  if (kind === 'category' || kind === 'lga') return values.length > 0 && values.every((each) => wanted.includes(each));
  if ((kind === 'minPrice' || kind === 'maxPrice') && /\b(?:around|about)\b/i.test(query)) {
    const amount = Number(label) / (kind === 'minPrice' ? 0.8 : 1.2);
    const distance = Math.abs(Number(derived) - amount) / amount;
    return distance >= 0.05 && distance <= 0.3;
  }
  return values.toSorted().join() === wanted.toSorted().join();
}

it('filters are read from the labelled queries as a buyer means them', () => {
  const scores = new Map<Kind, Score>(KINDS.map((kind) => [kind, { derived: 0, labelled: 0, right: 0 }]));
  const mistakes: string[] = [];
  for (const labelled of queriesOf(chosen)) {
    const { filters } = readQuery(labelled.query);
    for (const [kind, score] of scores) {
      const derived = filters[kind];
      const right = derived !== undefined && isRight(kind, labelled, derived);
      score.derived += derived === undefined ? 0 : 1;
      score.labelled += labelled.chips[kind] === undefined ? 0 : 1;
      score.right += right ? 1 : 0;
      if (!right && (derived !== undefined || labelled.chips[kind] !== undefined))
        mistakes.push(`${labelled.query}: ${kind} ${String(derived)}, not ${String(labelled.chips[kind])}`);
    }
  }
  const figures = [...scores].map(([kind, { derived, labelled, right }]) => ({
    kind,
    precision: percent(right, derived),
    recall: percent(right, labelled),
    labelled,
  }));
  const line = ({ kind, precision, recall, labelled }: (typeof figures)[number]) =>
    `${kind}: precision ${precision} %, recall ${recall} % of ${labelled} labels\n`;
  process.stdout.write(`Labelled queries, set "${chosen}":\n${figures.map(line).join('')}`);
  if (chosen === 'final') return;
  const tooLow = figures.filter(({ precision, recall }) => precision < PRECISION_MIN || recall < RECALL_MIN);
  expect(tooLow.length > 0 ? [...tooLow, ...mistakes] : []).toEqual([]);
});
