import { CATEGORIES } from '@oja/contract/categories';

const withQuery = (path: string, query: string) => (query === '' ? path : `${path}?query=${encodeURIComponent(query)}`);

/** The category with the case of product §9, for a name in any case. An unknown category is returned unchanged. */
export function categoryNamed(text: string): string {
  const wanted = text.trim().toLowerCase();
  return CATEGORIES.find((name) => name.toLowerCase() === wanted) ?? text.trim();
}

/** The path of a category's posts, filtered by `query` if given (product §2 "Search"). */
export const categoryPath = (category: string, query = '') =>
  withQuery(`/dashboard/search/${encodeURIComponent(category)}`, query);

/**
 * The path of the search for users and posts, with an initial text.
 * @param tab `users` opens that tab; default the posts
 */
export function findPath(query = '', tab?: 'users'): string {
  const path = withQuery('/dashboard/search/find', query);
  return tab === undefined ? path : `${path}${query === '' ? '?' : '&'}tab=${tab}`;
}
