/**
 * Returns the next or previous item of a list, and wraps around at its ends. Without a current item it returns the
 * first or last one.
 * @returns undefined for an empty list
 */
export function neighbour(all: readonly string[], current: string | undefined, step: 1 | -1): string | undefined {
  const at = current === undefined ? -1 : all.indexOf(current);
  if (at === -1) return all.at(step === 1 ? 0 : -1);
  return all.at((at + step) % all.length);
}
