import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { newEndpoint } from './new-endpoint.ts';

// ../how-to.test.ts checks the created files.

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oja-new-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.for([
  ['shop-hours', undefined, undefined, /no name for an endpoint/],
  ['../Shop', undefined, undefined, /no name for an endpoint/],
  ['ShopHours', undefined, 'settings', /no name for a subject/],
  ['ShopHours', '../people', 'settings', /no name for a subject/],
  ['ShopHours', 'people', undefined, /no name for a group of routes/],
  ['ShopHours', 'shops', 'settings', /no subject “shops”.*lint\/import-order\.ts/],
] as const)('the script refuses %s of %s among %s, says why, and creates nothing', ([name, subject, group, fault]) => {
  expect(newEndpoint(name, subject, group, folder)).toEqual({ fault: expect.stringMatching(fault) });
  expect(readdirSync(folder)).toEqual([]);
});

test('the script refuses a group of routes that does not exist, and says where to find those that do', () => {
  mkdirSync(join(folder, 'packages/server/src/market/people'), { recursive: true });
  expect(newEndpoint('ShopHours', 'people', 'shops', folder)).toEqual({
    fault: expect.stringMatching(/no routes “shops”.*entry\/routes.*app\.ts/),
  });
});
