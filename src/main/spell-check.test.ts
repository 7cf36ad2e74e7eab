import { afterEach, expect, it, vi } from 'vitest';

import { checkSpelling, firstLanguages, offeredLanguages } from './spell-check.ts';

afterEach(() => vi.restoreAllMocks());

const OFFERED = ['de-DE', 'en-AU', 'en-GB', 'en-US', 'fr-FR', 'pt-BR'];

it.each([
  [['en-NG', 'yo-NG'], ['en-AU']],
  [['fr-FR', 'en-US'], ['fr-FR', 'en-US']],
  [['yo-NG', 'ha'], ['en-GB']],
  [['de'], ['de-DE', 'en-GB']],
  [[], ['en-GB']],
])('a system in %j checks in %j at first', (preferred, languages) => {
  expect(firstLanguages(preferred, OFFERED)).toEqual(languages);
});

it('macOS checks in whatever is written: nothing is to be chosen, and it is not off', () => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('darwin');
  const session = checker();
  expect(offeredLanguages(session)).toEqual([]);
  checkSpelling(session, firstLanguages(['en-NG'], []));
  expect(session.setSpellCheckerEnabled).toHaveBeenLastCalledWith(true);
  expect(session.setSpellCheckerLanguages).not.toHaveBeenCalled();
});

function checker() {
  return { availableSpellCheckerLanguages: [...OFFERED].toReversed(), setSpellCheckerEnabled: vi.fn<(on: boolean) => void>(), setSpellCheckerLanguages: vi.fn<(languages: string[]) => void>() };
}

it('several languages at once, without those that have no dictionary, which Electron would throw for', () => {
  const session = checker();
  checkSpelling(session, ['fr-FR', 'tlh', 'en-GB']);
  expect(session.setSpellCheckerLanguages).toHaveBeenCalledExactlyOnceWith(['fr-FR', 'en-GB']);
  expect(session.setSpellCheckerEnabled).toHaveBeenLastCalledWith(true);
  expect(offeredLanguages(session)).toEqual(OFFERED);
});

it('none turns it off', () => {
  const session = checker();
  checkSpelling(session, []);
  expect(session.setSpellCheckerEnabled).toHaveBeenLastCalledWith(false);
  expect(session.setSpellCheckerLanguages).not.toHaveBeenCalled();
});
