import { expect, it } from 'vitest';

import { CATEGORIES } from './categories.ts';
import tradeWords from './trade-words.json' with { type: 'json' };
import { GOODS, MODELS, TRADE_SYNONYMS } from './trade-words.ts';

it('goods and models are of categories of the specification', () => {
  const named = [tradeWords.goods, tradeWords.models].flatMap((lines) => Object.keys(lines));
  for (const names of named) expect(CATEGORIES).toEqual(expect.arrayContaining(names.split(', ')));
  for (const { categories, names } of [...GOODS, ...MODELS]) {
    expect(categories.length).toBeGreaterThan(0);
    expect(names).not.toContain('');
  }
});

it('a name of goods is written once', () => {
  const names = GOODS.flatMap((goods) => goods.names);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it('names of one thing are synonyms, also those that are too vague to name its category', () => {
  expect(TRADE_SYNONYMS).toContainEqual(['laptop', 'notebook', 'notebook computer', 'system']);
  expect(GOODS.find(({ names }) => names.includes('laptop'))?.names).not.toContain('system');
  expect(TRADE_SYNONYMS.flat().filter((name) => /[?=,|]/.test(name))).toEqual([]);
});
