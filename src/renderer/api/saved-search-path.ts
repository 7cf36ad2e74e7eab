import type { SearchToSave } from './saved-searches-api.ts';

/** The address of the posts that a saved search finds. */
export function savedSearchPath({ search, ...filters }: SearchToSave): string {
  const entries = Object.entries({ query: search, ...filters }).flatMap(([name, value]) =>
    [value ?? []].flat().map((each) => [name, String(each)]),
  );
  return `/dashboard/search/find?${new URLSearchParams(entries).toString()}`;
}
