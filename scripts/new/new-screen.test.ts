import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { newScreen } from './new-screen.ts';

const TABLE = 'src/renderer/app/routes/dashboard-screens.ts';
const root = join(import.meta.dirname, '../..');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oja-new-'));
  cpSync(join(root, TABLE), join(folder, TABLE));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const readAll = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

test('the script creates a screen in a feature, its spec, and its line at the end of the route table', () => {
  expect(newScreen('VATReceipts', 'vendor', 'vendor', folder)).toEqual({
    files: ['src/renderer/features/vendor/VATReceiptsScreen.tsx', 'tests/e2e/vat-receipts.spec.ts'],
    extended: [TABLE],
  });
  expect(read(TABLE)).toMatch(
    /path: '\/dashboard\/vat-receipts',\n {4}guard: 'vendor',\n {4}title: \/\* i18n \*\/ \{ id: 'title.vat-receipts', message: 'Vat receipts' \},\n.*vendor\/VATReceiptsScreen\.tsx'\),\n {2}\},\n\];\n$/,
  );
  expect(read('tests/e2e/vat-receipts.spec.ts')).toContain("startSession(page, 'vendor')");
});

test.for([
  ['shopHours', undefined, undefined, /no name for a screen/],
  ['ShopHoursScreen', undefined, undefined, /no name for a screen/],
  ['ShopHours', '../app', undefined, /no name for a feature/],
  ['ShopHours', 'vendor', 'none', /no guard “none”.*session, vendor, admin/],
] as const)('the script refuses %s in %s for %s, says why, and creates nothing', ([name, feature, guard, fault]) => {
  expect(newScreen(name, feature, guard, folder)).toEqual({ fault: expect.stringMatching(fault) });
  expect(readAll()).toBe(1);
});

test('the script creates nothing when the route table is not found in its file', () => {
  writeFileSync(join(folder, TABLE), 'export {};\n');
  expect(newScreen('ShopHours', undefined, undefined, folder)).toEqual({
    fault: expect.stringContaining(`${TABLE} does not hold the list`),
  });
  expect(readAll()).toBe(1);
});
