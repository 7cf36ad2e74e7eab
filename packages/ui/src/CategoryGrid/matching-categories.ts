/**
 * The categories that carry a text in their name, whatever the case; all of them when nothing was typed (spec §5).
 * @returns in the order they were given
 */
export function matchingCategories(categories: readonly string[], text: string): readonly string[] {
  const wanted = text.trim().toLowerCase();
  return categories.filter((name) => name.toLowerCase().includes(wanted));
}
