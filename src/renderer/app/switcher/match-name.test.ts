import { describe, expect, it } from 'vitest';

import { FIT, isOneErrorApart, matcherOf, plainNameOf } from './match-name.ts';

describe('one typing error apart', () => {
  it.each([
    ['the same word', 'chinwe', 'chinwe', true],
    ['a wrong letter', 'chimwe', 'chinwe', true],
    ['a wrong first letter', 'xhinwe', 'chinwe', true],
    ['a wrong last letter', 'chinwa', 'chinwe', true],
    ['a missing letter', 'chnwe', 'chinwe', true],
    ['a missing last letter', 'chinw', 'chinwe', true],
    ['an additional letter', 'chiinwe', 'chinwe', true],
    ['an additional last letter', 'chinwee', 'chinwe', true],
    ['two swapped letters', 'chniwe', 'chinwe', true],
    ['two swapped letters at the end', 'chinew', 'chinwe', true],
    ['two wrong letters', 'chamwe', 'chinwe', false],
    ['two missing letters', 'chwe', 'chinwe', false],
    ['a swap and a wrong letter', 'hcinwa', 'chinwe', false],
    ['a doubled letter with one missing', 'adaeze', 'adaezee', true],
  ])('%s', (_what, typed, word, isApart) => {
    expect(isOneErrorApart(typed, word)).toBe(isApart);
    expect(isOneErrorApart(word, typed)).toBe(isApart);
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
    ['a short word with a wrong letter, which begins too many names', 'adw', undefined],
    ['another name', 'bayo', undefined],
    ['a word too many', 'adaeze bayo', undefined],
    ['no letters', ' @ ', undefined],
    ['signs alone', '-', undefined],
  ])('%s', (_what, query, fit) => {
    expect(matcherOf(query)(adaeze)).toBe(fit);
  });

  it('a name of three letters is found with a wrong letter', () => {
    expect(matcherOf('adq')(plainNameOf('Ada Eze'))).toBe(FIT.typo);
  });

  it('two letters forgive nothing', () => {
    expect(matcherOf('ax')(plainNameOf('Al'))).toBeUndefined();
  });
});
