import type { Session } from 'electron';

type Checker = Pick<Session, 'availableSpellCheckerLanguages' | 'setSpellCheckerEnabled' | 'setSpellCheckerLanguages'>;

/** macOS detects the language itself and takes no choice. */
const isAutomatic = () => process.platform === 'darwin';
/** The stored value for automatic detection. It is not empty, because an empty list means off. */
const AUTOMATIC = ['automatic'];

/** The languages to choose from; empty where the system detects the language. */
export const offeredLanguages = ({ availableSpellCheckerLanguages }: Checker): string[] =>
  isAutomatic() ? [] : [...availableSpellCheckerLanguages].toSorted();

/** Nigerian English is closer to British than to American English, like most varieties. */
const ENGLISH = ['en-GB', 'en-US'];

/** The dictionary for a system language: its own; for English the nearest large variant; else any of its variants. */
function dictionaryFor(wanted: string, offered: readonly string[]): string | undefined {
  const [language = ''] = wanted.split('-');
  const candidates = [wanted, ...(language === 'en' ? ENGLISH : [])];
  return candidates.find((one) => offered.includes(one)) ?? offered.find((one) => one.split('-')[0] === language);
}

/**
 * The languages to check before the user has chosen: the system's languages that have a dictionary, and English, the
 * main language of commerce in Nigeria.
 * @param preferred the system's languages, most preferred first
 */
export function firstLanguages(preferred: readonly string[], offered: readonly string[]): string[] {
  if (isAutomatic()) return AUTOMATIC;
  const fitting = preferred.map((wanted) => dictionaryFor(wanted, offered));
  const english = fitting.some((one) => one?.startsWith('en')) ? undefined : dictionaryFor('en', offered);
  return [...new Set([...fitting, english].filter((one) => one !== undefined))];
}

/**
 * Sets the languages of the spelling check; an empty list turns it off. Leaves out languages without a dictionary,
 * because Electron throws for them.
 */
export function checkSpelling(checker: Checker, languages: readonly string[]): void {
  const offered = new Set(checker.availableSpellCheckerLanguages);
  const known = languages.filter((one) => offered.has(one));
  checker.setSpellCheckerEnabled(languages.length > 0);
  if (known.length > 0) checker.setSpellCheckerLanguages(known);
}
