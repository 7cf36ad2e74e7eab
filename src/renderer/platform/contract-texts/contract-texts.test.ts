import { readFile } from 'node:fs/promises';

import { FAILURES } from '@oja/contract/failures';
import { CONFIRMATIONS } from '@oja/contract/confirmations';
import { ERROR_MESSAGES, VALIDATION } from '@oja/contract/texts';
import { i18n } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { activateEnglish } from '../language.ts';
import { findContractText, listContractTexts } from './contract-texts.ts';
import { translateAnswer, translateText } from './translate-contract.ts';

/** Reads a text of a catalogue, which may have several quoted lines. */
const unquote = (text = '') =>
  text
    .split('\n')
    .map((line) => String(JSON.parse(line)))
    .join('');

it('the English of the catalogue is the contract’s, letter by letter', async () => {
  const catalogue = await readFile('src/renderer/platform/contract-texts/texts/en.po', 'utf8');
  const entry = /^msgid (?<id>"[^"]+")\nmsgstr (?<text>"(?:[^"\\]|\\.)*"(?:\n"(?:[^"\\]|\\.)*")*)/gm;
  const texts = [...catalogue.matchAll(entry)].map(
    ({ groups }) => [unquote(groups?.['id']), unquote(groups?.['text'])] as const,
  );
  expect(Object.fromEntries(texts)).toEqual(Object.fromEntries(listContractTexts()));
});

/** Fills the placeholders of a message. */
const filled = (message = '') => message.replaceAll(/\{\w+\}/g, 'Ada');

it('every text of the contract is found as itself, also with values in it', () => {
  const texts = listContractTexts();
  // One text may stand in two records: its first message has the same words.
  const found = [...texts].map(([id, message]) => findContractText(filled(message), id.split('.')[1]));
  expect(found.map((one) => filled(texts.get(one?.id ?? '')))).toEqual([...texts.values()].map(filled));
});

describe('in another language', () => {
  beforeEach(() =>
    i18n.loadAndActivate({
      locale: 'xx',
      messages: {
        'FAILURES.network': ['Ñétwórk!'],
        'FAILURES.upload': [['1'], ' ← ', ['0']],
        'VALIDATION.nameRequired': ['Ñámé?'],
        'ERROR_MESSAGES.balance_left': ['Móñéy ís léft.'],
        'ERROR_MESSAGES.validation_failed': ['Chéck.'],
        'ERROR_MESSAGES.price_changed': [['plan'], ' = ', ['price']],
        'CONFIRMATIONS.followed': ['→ ', ['0']],
      },
    }),
  );
  afterEach(activateEnglish);

  it('a text of the contract is translated, with its values', () => {
    expect(translateText(FAILURES.network)).toBe('Ñétwórk!');
    expect(translateText(FAILURES.upload('a.png', 'too large'))).toBe('too large ← a.png');
    expect(translateText(CONFIRMATIONS.followed('ada'))).toBe('→ ada');
  });

  it('a text that is not the contract’s, or has no translation, stays as it is', () => {
    expect(translateText('Six yards of Ankara')).toBe('Six yards of Ankara');
    expect(translateText(VALIDATION.titleRequired)).toBe(VALIDATION.titleRequired);
  });

  it('an answer’s message and those about its inputs are translated by their codes', () => {
    const code = 'validation_failed';
    expect(
      translateAnswer({
        code,
        message: ERROR_MESSAGES[code],
        fields: { name: VALIDATION.nameRequired, other: 'Other' },
        fieldCodes: { name: 'nameRequired' },
      }),
    ).toEqual({
      code,
      message: 'Chéck.',
      fields: { name: 'Ñámé?', other: 'Other' },
      fieldCodes: { name: 'nameRequired' },
    });
    const price = ERROR_MESSAGES.price_changed.replace('{plan}', 'daily').replace('{price}', '₦900');
    expect(translateAnswer({ code: 'price_changed', message: price })).toMatchObject({ message: 'daily = ₦900' });
  });

  it('a message that the server worded itself becomes the text of its code', () => {
    const message = 'There are still ₦500 in your Oja wallet.';
    expect(translateAnswer({ code: 'balance_left', message })).toMatchObject({ message: 'Móñéy ís léft.' });
  });

  it('what has no code is content, and stays as it is', () => {
    const content = { _id: '1', message: FAILURES.network };
    expect(translateAnswer(content)).toBe(content);
  });
});
