/** The prefixes of variables that only Oja is expected to use: an unknown name with such a prefix is a typing error. */
const OWN_PREFIXES = ['S3_', 'SMTP_', 'FLUTTERWAVE_', 'GOOGLE_', 'SMS_', 'TERMII_'];

/** Variables of other software that share a prefix with Oja's; documented in docs/operations.md. */
export const FOREIGN_VARIABLES: readonly string[] = [
  'GOOGLE_API_KEY',
  'GOOGLE_APPLICATION_CREDENTIALS',
  'GOOGLE_CHROME_BIN',
  'GOOGLE_CHROME_SHIM',
  'GOOGLE_CLOUD_LOCATION',
  'GOOGLE_CLOUD_PROJECT',
  'GOOGLE_CLOUD_QUOTA_PROJECT',
  'GOOGLE_CLOUD_REGION',
  'GOOGLE_CREDENTIALS',
  'GOOGLE_DEFAULT_CLIENT_ID',
  'GOOGLE_DEFAULT_CLIENT_SECRET',
  'GOOGLE_GENAI_USE_VERTEXAI',
  'GOOGLE_PROJECT',
  'GOOGLE_REGION',
  'GOOGLE_ZONE',
];

/**
 * Finds variables that look like Oja's but are not known, such as S3_BUKET. Ignoring them would start a server
 * without the intended setting.
 * @param given the names of the variables that are set
 * @param known the names of all of Oja's variables
 * @returns one line for each, with the nearest known name
 */
export function unknownVariableFaults(given: readonly string[], known: readonly string[]): string[] {
  return given.flatMap((name) => {
    const prefix = OWN_PREFIXES.find((each) => name.startsWith(each));
    if (prefix === undefined || known.includes(name) || FOREIGN_VARIABLES.includes(name)) return [];
    const [nearest] = known
      .filter((each) => each.startsWith(prefix))
      .toSorted((a, b) => editDistance(name, a) - editDistance(name, b));
    return [
      `${name} is not a variable of Oja. The nearest one is ${nearest}. Correct the name or remove the variable, and start again.`,
    ];
  });
}

/** How many letters must be added, removed or replaced to turn one name into the other (Levenshtein). */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let line = 1; line <= from.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = (row[column - 1] ?? 0) + (from[line - 1] === to[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
