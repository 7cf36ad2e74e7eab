import { readFileSync } from 'node:fs';

import { nameSchema, userNameSchema } from '@oja/contract/users';
import { describe, expect, it } from 'vitest';

import { isReserved } from './reserved-names.ts';

/** Names that were labelled by somebody who did not know the rules, 200 of each. */
const read = (list: string): string[] =>
  JSON.parse(readFileSync(new URL(`../../../test/names/${list}.json`, import.meta.url), 'utf8'));

describe('a reserved name', () => {
  it('is each of 200 that pose as Oja, unless its letters are refused anyway', () => {
    const names = read('look-alikes');
    expect(names).toHaveLength(200);
    const possible = names.filter((name) => userNameSchema.safeParse(name).success);
    expect(possible.length).toBeGreaterThan(120);
    expect(possible.filter((name) => !isReserved(name))).toEqual([]);
  });

  it('is each of them as a full name, which may have letters and signs of all kinds', () => {
    // The schema removes marks that turn the text around: "ajO" remains.
    const names = read('look-alikes').filter((name) => nameSchema.safeParse(name).data === name);
    expect(names.length).toBeGreaterThan(180);
    expect(names.filter((name) => !isReserved(name))).toEqual([]);
  });

  it('is none of 200 ordinary ones', () => {
    const names = read('ordinary-names');
    expect(names).toHaveLength(200);
    expect(names.filter(isReserved)).toEqual([]);
  });
});

it.each([
  'Oja',
  'OJA Support',
  'oja-admin',
  'Admin',
  'a.d.m.i.n',
  'Deleted Account',
  'Off\u0131cial',
  '0ja',
  'oja-security',
  'Oja Payments',
  'Ọjà',
  'Ojja Suppport 24',
  'Tunde from Oja Support',
  '24oja',
  '1oja',
  '1 Oja',
  '24 Oja Support 7',
  '\u{1F15E}\u{1F159}\u{1F150}',
  'OjaPay',
  'oja-login',
  'Oja OTP',
  'Oja Bank',
  'Oja Withdrawals',
  'Oja Delivery',
  'Oja Head Office',
  'Oja Helper',
  'my-oja',
])('%s is reserved', (name) => {
  expect(isReserved(name)).toBe(true);
});

it.each([
  'Ojanuga',
  'Ojafiyi',
  'Ojaswi',
  '24 Ojanuga',
  '1ojafiyi',
  'Ojapaye',
  'Mama Bank',
  'Delivery 24',
  'Team Lagos',
  'Ada Support',
  'Customer482913',
  '24',
  'x',
])('%s is allowed', (name) => {
  expect(isReserved(name)).toBe(false);
});
