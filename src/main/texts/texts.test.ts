import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, expect, it } from 'vitest';

import { chooseLanguage, text } from './texts.ts';

const YORUBA = { 'menu.quit': 'Pa Oja dé', 'tray.unread': 'Oja: {count}' };

afterEach(() => chooseLanguage([]));

it('texts are in the first preferred language that has a catalogue', () => {
  chooseLanguage(['fr-FR', 'yo-NG', 'en-NG'], { yo: YORUBA });
  expect(text('menu.quit')).toBe('Pa Oja dé');
  expect(text('tray.unread', { count: 3 })).toBe('Oja: 3');
});

it('texts are English for users who prefer it, without a catalogue, and without a translation', () => {
  chooseLanguage(['en-NG', 'yo-NG'], { yo: YORUBA });
  expect(text('menu.quit')).toBe('Quit Oja');
  chooseLanguage(['fr-FR']);
  expect(text('tray.unread', { count: 3 })).toBe('Oja, 3 unread');
  chooseLanguage(['yo'], { yo: YORUBA });
  expect(text('menu.file')).toBe('File');
});

it('a value is shown as it is, also if it looks like a placeholder', () => {
  expect(text('contextMenu.learn', { word: '{word} $&' })).toBe('Add “{word} $&” to the dictionary');
});

it('labels, titles and messages of main are in the catalogue, not in the code', () => {
  const folder = join(import.meta.dirname, '..');
  // What Google answered is only logged.
  const literal = /\b(?:label|title|message|detail|reason|replyPlaceholder): [`'](?!Oja'|Google answered)\p{Lu}.*/gv;
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(literal) ?? []);
  expect(found).toEqual([]);
});
