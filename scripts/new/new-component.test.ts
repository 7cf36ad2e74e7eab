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

test.for([
  ['Forms', 'ui', "from '../cx/cx.ts'", "from '../fixtures/"],
  ['Adverts', 'market', "from '@oja/ui/cx'", "from '../../../ui/src/fixtures/"],
] as const)(
  'the script creates the four files of %s in %s, without the template’s name in them',
  ([group, home, cx, fixtures]) => {
    expect(newComponent('PriceTag', group, folder)).toEqual({
      files: ['.module.css', '.stories.tsx', '.test.tsx', '.tsx'].map(
        (end) => `packages/${home}/src/PriceTag/PriceTag${end}`,
      ),
      extended: [],
    });
    const made = join(folder, home, 'src/PriceTag');
    const texts = readdirSync(made).map((file) => readFileSync(join(made, file), 'utf8'));
    expect(texts.join('\n')).not.toMatch(/sample|\.\.\/\.\.\/src/i);
    expect(texts.join('\n')).toContain(`title: '${group}/PriceTag'`);
    expect(texts.join('\n')).toContain(cx);
    expect(texts.join('\n')).toContain(fixtures);
    expect(texts.join('\n')).toContain('.priceTag {');
  },
);

test.for([
  ['priceTag', 'Market', /no name for a component/],
  ['../Price', 'Market', /no name for a component/],
  ['PriceTag', 'Shop', /no group “Shop”.*Actions, Forms/],
] as const)('the script refuses %s in %s, says why, and creates nothing', ([name, group, fault]) => {
  expect(newComponent(name, group, folder)).toEqual({ fault: expect.stringMatching(fault) });
  expect(readdirSync(folder)).toEqual([]);
});

test('the script refuses to overwrite an existing component', () => {
  newComponent('PriceTag', 'Market', folder);
  expect(newComponent('PriceTag', 'Market', folder)).toEqual({
    fault: expect.stringMatching(/is a component PriceTag already/),
  });
});
