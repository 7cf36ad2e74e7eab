import { CATEGORIES } from '@oja/contract/categories';

const withQuery = (path: string, query: string) => (query === '' ? path : `${path}?query=${encodeURIComponent(query)}`);

/** A category as spec §9 writes it, whatever the case it was written in; one that there is not stays as it is. */
export function categoryNamed(text: string): string {
  const wanted = text.trim().toLowerCase();
  return CATEGORIES.find((name) => name.toLowerCase() === wanted) ?? text.trim();
}

/** The posts of a category, those with `query` in them where there is one (spec §2 "Search"). */
export const categoryPath = (category: string, query = '') => withQuery(`/dashboard/search/${encodeURIComponent(category)}`, query);

/** The search for people and posts, begun with a text. */
export const findPath = (query = '') => withQuery('/dashboard/search/find', query);
