import { foldForSearch } from '../../foundation/text/search-text.ts';

/** The text in which people are searched: name and user name, on separate lines so that no match spans both. */
export function peopleSearchText(name: string, userName: string): string {
  return `${foldForSearch(name)}\n${foldForSearch(userName)}`;
}
