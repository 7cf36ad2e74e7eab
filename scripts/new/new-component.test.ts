import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { newComponent } from './new-component.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oja-new-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('creates the four files, without the template’s name in them', () => {
  expect(newComponent('PriceTag', 'Adverts', folder)).toEqual({
    files: ['.module.css', '.stories.tsx', '.test.tsx', '.tsx'].map((end) => `packages/ui/src/PriceTag/PriceTag${end}`),
    extended: [],
  });
  const texts = readdirSync(join(folder, 'PriceTag')).map((file) =>
    readFileSync(join(folder, 'PriceTag', file), 'utf8'),
  );
  expect(texts.join('\n')).not.toMatch(/sample|\.\.\/src/i);
  expect(texts.join('\n')).toContain("title: 'Adverts/PriceTag'");
  expect(texts.join('\n')).toContain("from '../cx/cx.ts'");
  expect(texts.join('\n')).toContain('.priceTag {');
});

test.for([
  ['priceTag', 'Market', /no name for a component/],
  ['../Price', 'Market', /no name for a component/],
  ['PriceTag', 'Shop', /no group “Shop”.*Actions, Forms/],
] as const)('refuses %s in %s, says why, and creates nothing', ([name, group, fault]) => {
  expect(newComponent(name, group, folder)).toEqual({ fault: expect.stringMatching(fault) });
  expect(readdirSync(folder)).toEqual([]);
});

test('refuses to overwrite an existing component', () => {
  newComponent('PriceTag', 'Market', folder);
  expect(newComponent('PriceTag', 'Market', folder)).toEqual({
    fault: expect.stringMatching(/is a component PriceTag already/),
  });
});
