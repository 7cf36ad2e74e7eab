import { describe, expect, it } from 'vitest';

import { FIT, matcherOf, plainNameOf, typoMatcherOf } from './match-name.ts';

describe('a word that begins with a typed one', () => {
  it.each([
    ['the same word', 'chinwe', 'chinwe', true],
    ['its beginning', 'chi', 'chinwe', true],
    ['a wrong letter', 'chimwe', 'chinwe', true],
    ['a wrong letter in its beginning', 'chom', 'chinwe', false],
    ['a wrong last letter in its beginning', 'chim', 'chinwe', true],
    ['a wrong first letter', 'xhinwe', 'chinwe', true],
    ['a wrong last letter', 'chinwa', 'chinwe', true],
    ['a missing letter', 'chnwe', 'chinwe', true],
    ['a missing first letter', 'hinwe', 'chinwe', true],
    ['an additional letter', 'chiinwe', 'chinwe', true],
    ['an additional first letter', 'xchinwe', 'chinwe', true],
    ['an additional last letter', 'chinwee', 'chinwe', true],
    ['two swapped letters', 'chniwe', 'chinwe', true],
    ['two swapped letters at the end', 'chinew', 'chinwe', true],
    ['a missing one of two equal letters', 'balogn', 'baloogun', false],
    ['a missing doubled letter', 'anebeli', 'annebeli', true],
    ['two wrong letters', 'chamwe', 'chinwe', false],
    ['two missing letters', 'chwe', 'chinwe', false],
    ['two additional letters', 'chinweee', 'chinwe', false],
    ['a swap and a wrong letter', 'hcinwa', 'chinwe', false],
    ['three letters with one wrong, for a word of three', 'adq', 'ada', true],
    ['three letters with one wrong, for a long word', 'adq', 'adaeze', false],
    ['two letters with one wrong', 'ax', 'al', false],
  ])('%s', (_what, typed, word, isBeginning) => {
    expect(typoMatcherOf(typed)(word)).toBe(isBeginning);
  });
});

describe('how a name fits', () => {
  const adaeze = plainNameOf('Adaeze Ọ̀kọ́nkwọ́', 'ada_fabrics');
  it.each([
    ['the beginning of the name', 'adaeze o', FIT.start],
    ['the beginning of the user name, with its @', '@ada_f', FIT.start],
    ['the beginning of a later word, without its marks', 'okon', FIT.words],
    ['the beginnings of words in another order', 'okon ada', FIT.words],
    ['letters inside a word', 'daez', FIT.inside],
    ['a wrong letter', 'adaexe', FIT.typo],
    ['a wrong letter in the beginning of a word', 'okom', FIT.typo],
    ['a correct and a misspelled word', 'ada okomk', FIT.typo],
    ['a short word with a wrong letter, which begins too many names', 'oxo', undefined],
    ['another name', 'bayo', undefined],
    ['a word too many', 'adaeze bayo', undefined],
    ['no letters', ' @ ', undefined],
    ['signs alone', '-', undefined],
  ])('%s', (_what, query, fit) => {
    expect(matcherOf(query)(adaeze)).toBe(fit);
  });
});
