import { expect, test } from 'vitest';

import { visibleEntries, type MenuEntry } from './menu-entries.ts';

const EDIT = { label: 'Edit' };
const FLAG = { label: 'Flag' };
const DELETE = { label: 'Delete', tone: 'danger' } as const;

test.for<[string, MenuEntry[], MenuEntry[]]>([
  ['empty entries are left out', [false, EDIT, null, undefined], [EDIT]],
  ['separators at the ends are left out', ['separator', EDIT, 'separator'], [EDIT]],
  ['adjacent separators become one', [EDIT, 'separator', false, 'separator', DELETE], [EDIT, 'separator', DELETE]],
  ['a menu of separators is empty', ['separator', 'separator'], []],
  ['other entries stay, in order', [EDIT, FLAG, 'separator', DELETE], [EDIT, FLAG, 'separator', DELETE]],
])('%s', ([, entries, shown]) => {
  expect(visibleEntries(entries)).toEqual(shown);
});
