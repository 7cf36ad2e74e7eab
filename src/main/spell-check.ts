import type { Session } from 'electron';

type Checker = Pick<Session, 'availableSpellCheckerLanguages' | 'setSpellCheckerEnabled' | 'setSpellCheckerLanguages'>;

/** macOS checks in whatever is written, and takes no choice. */
const isAutomatic = () => process.platform === 'darwin';
/** Stands for that in the preferences: not empty, which would be off. */
const AUTOMATIC = ['automatic'];

/** Languages that can be chosen; empty where the system decides itself. */
export const offeredLanguages = ({ availableSpellCheckerLanguages }: Checker): string[] =>
  isAutomatic() ? [] : [...availableSpellCheckerLanguages].toSorted();

/**
 * Which languages are checked before anybody has chosen: the system's own, as far as there are dictionaries, and English,
 * which most of Nigeria sells in.
 * @param preferred the system's languages, the most wanted first
 */
export function firstLanguages(preferred: readonly string[], offered: readonly string[]): string[] {
  if (isAutomatic()) return AUTOMATIC;
  const fitting = preferred.map((wanted) => offered.find((one) => one === wanted) ?? offered.find((one) => one.split('-')[0] === wanted.split('-')[0]));
  const english = fitting.some((one) => one?.startsWith('en')) ? undefined : offered.find((one) => one === 'en-GB');
  return [...new Set([...fitting, english].filter((one) => one !== undefined))];
}

/** Checks in these languages from now on, or not at all. A language without a dictionary is left out: Electron throws for it. */
export function checkSpelling(checker: Checker, languages: readonly string[]): void {
  const offered = new Set(checker.availableSpellCheckerLanguages);
  const known = languages.filter((one) => offered.has(one));
  checker.setSpellCheckerEnabled(languages.length > 0);
  if (known.length > 0) checker.setSpellCheckerLanguages(known);
}
