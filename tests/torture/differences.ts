/** How many differences are named; the others are only counted. */
const NAMED = 10;

function some(names: readonly string[]): string {
  const rest = names.length - NAMED;
  return names.slice(0, NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/**
 * The differences of a list from what it should be: lost, duplicate, unexpected and unordered items; empty if there are
 * none.
 */
export function differences(where: string, found: readonly string[], expected: readonly string[]): string[] {
  const [has, wants] = [new Set(found), new Set(expected)];
  const lost = expected.filter((name) => !has.has(name));
  const strange = found.filter((name) => !wants.has(name));
  const doubled = found.filter((name, index) => found.indexOf(name) !== index);
  const lines = [['lost', lost] as const, ['doubled', doubled] as const, ['strange', strange] as const].flatMap(
    ([what, names]) => (names.length > 0 ? [`${where}: ${names.length} ${what}: ${some(names)}`] : []),
  );
  if (lines.length > 0) return lines;
  const first = found.findIndex((name, index) => name !== expected[index]);
  return first === -1
    ? []
    : [
        `${where}: out of order from message ${first + 1} on: ${some(found.slice(first))}, instead of ${some(expected.slice(first))}`,
      ];
}
