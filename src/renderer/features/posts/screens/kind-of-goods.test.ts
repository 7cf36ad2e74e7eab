import { expect, it } from 'vitest';

import { isOfKind, kindOfGoods } from './kind-of-goods.ts';

it.each([
  ['Sumec Firman generator, 3.5 kVA', 'generator'],
  ['Sumec generator 3.5 kVA', 'generator'],
  ['Akwete handwoven wrapper, two yards', 'wrapper'],
  ['Toyota Corolla 2010, accident free', 'Corolla'],
  ['Party jollof by the cooler', 'jollof'],
  ['3 bedroom flat in Lekki', 'flat'],
  ['iPhone 11 Pro 64GB', 'iPhone'],
  ['Bag of rice (50 kg)', 'rice'],
  ['Ankara – six yards', 'Ankara'],
  ['Adé’s àmàlà with ewedu', 'àmàlà'],
  ['  Deep freezer - 300 litres', 'freezer'],
])('the title %j has a kind of goods', (title, kind) => {
  expect(kindOfGoods(title)).toBe(kind);
});

it.each(['', '   ', '4x4', '🔥🔥🔥', 'PS 5'])('the title %j has no kind of goods', (title) => {
  expect(kindOfGoods(title)).toBeUndefined();
});

it.each([
  ['Generators for hire', 'generator', true],
  ['Honda silent GENERATOR, UK used', 'generator', true],
  ['Clothes for infants', 'fan', false],
])('the title %j is compared with the kind %j', (title, kind, is) => {
  expect(isOfKind(title, kind)).toBe(is);
});
