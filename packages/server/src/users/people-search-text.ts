import { foldForSearch } from '../posts/search-text.ts';

/** What a person is found by: name or user name, on lines of their own so that no match spans both. */
export function peopleSearchText(name: string, userName: string): string {
  return `${foldForSearch(name)}\n${foldForSearch(userName)}`;
}
