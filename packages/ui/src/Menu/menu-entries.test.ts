import { expect, test } from 'vitest';

import { visibleEntries, type MenuEntry } from './menu-entries.ts';

const EDIT = { label: 'Edit' };
const FLAG = { label: 'Flag' };
const DELETE = { label: 'Delete', danger: true };

test.for<[string, MenuEntry[], MenuEntry[]]>([
  ['what is not for this person', [false, EDIT, null, undefined], [EDIT]],
  ['a line at either end', ['separator', EDIT, 'separator'], [EDIT]],
  ['two lines in a row', [EDIT, 'separator', false, 'separator', DELETE], [EDIT, 'separator', DELETE]],
  ['nothing but lines', ['separator', 'separator'], []],
  ['nothing that is right', [EDIT, FLAG, 'separator', DELETE], [EDIT, FLAG, 'separator', DELETE]],
])('takes away %s', ([, entries, shown]) => {
  expect(visibleEntries(entries)).toEqual(shown);
});
