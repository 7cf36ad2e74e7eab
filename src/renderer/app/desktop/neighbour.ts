/**
 * The one after or before another in a list, and from its ends on at the other end; from none of them, the first or last.
 * @returns undefined where there is none
 */
export function neighbour(all: readonly string[], current: string | undefined, step: 1 | -1): string | undefined {
  const at = current === undefined ? -1 : all.indexOf(current);
  if (at === -1) return all.at(step === 1 ? 0 : -1);
  return all.at((at + step) % all.length);
}
