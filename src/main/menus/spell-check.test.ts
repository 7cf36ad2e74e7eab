import { afterEach, expect, it, vi } from 'vitest';

import { checkSpelling, firstLanguages, offeredLanguages } from './spell-check.ts';

afterEach(() => vi.restoreAllMocks());

const OFFERED = ['de-DE', 'en-AU', 'en-GB', 'en-US', 'fr-FR', 'pt-BR'];

it.each([
  [['en-NG', 'yo-NG'], ['en-GB']],
  [['en-GH'], ['en-GB']],
  [
    ['en-NG', 'en-US'],
    ['en-GB', 'en-US'],
  ],
  [['en-AU'], ['en-AU']],
  [
    ['fr-FR', 'en-US'],
    ['fr-FR', 'en-US'],
  ],
  [['yo-NG', 'ha'], ['en-GB']],
  [['de'], ['de-DE', 'en-GB']],
  [[], ['en-GB']],
])('a system in %j first checks spelling in %j', (preferred, languages) => {
  expect(firstLanguages(preferred, OFFERED)).toEqual(languages);
});

it.each([
  [['en-AU', 'en-US'], 'en-US'],
  [['en-AU', 'fr-FR'], 'en-AU'],
])('without a British dictionary, Nigerian English among %j uses %s', (offered, language) => {
  expect(firstLanguages(['en-NG'], offered)).toEqual([language]);
});

it('macOS detects the language: there is no choice, and spell checking is on', () => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('darwin');
  const session = checker();
  expect(offeredLanguages(session)).toEqual([]);
  checkSpelling(session, firstLanguages(['en-NG'], []));
  expect(session.setSpellCheckerEnabled).toHaveBeenLastCalledWith(true);
  expect(session.setSpellCheckerLanguages).not.toHaveBeenCalled();
});

function checker() {
  return {
    availableSpellCheckerLanguages: [...OFFERED].toReversed(),
    setSpellCheckerEnabled: vi.fn<(on: boolean) => void>(),
    setSpellCheckerLanguages: vi.fn<(languages: string[]) => void>(),
  };
}

it('several languages are checked at once; those without a dictionary are left out, because Electron throws for them', () => {
  const session = checker();
  checkSpelling(session, ['fr-FR', 'tlh', 'en-GB']);
  expect(session.setSpellCheckerLanguages).toHaveBeenCalledExactlyOnceWith(['fr-FR', 'en-GB']);
  expect(session.setSpellCheckerEnabled).toHaveBeenLastCalledWith(true);
  expect(offeredLanguages(session)).toEqual(OFFERED);
});

it('an empty list turns spell checking off', () => {
  const session = checker();
  checkSpelling(session, []);
  expect(session.setSpellCheckerEnabled).toHaveBeenLastCalledWith(false);
  expect(session.setSpellCheckerLanguages).not.toHaveBeenCalled();
});
