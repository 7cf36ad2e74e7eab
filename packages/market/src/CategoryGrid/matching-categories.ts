/**
 * Returns the categories whose name contains the query, in any case and in the given order; all of them for an empty
 * query (product §5).
 */
export function matchingCategories(categories: readonly string[], text: string): readonly string[] {
  const query = text.trim().toLowerCase();
  return categories.filter((name) => name.toLowerCase().includes(query));
}
