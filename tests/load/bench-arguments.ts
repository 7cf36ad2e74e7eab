/**
 * Parses a benchmark's arguments: a number or several with commas between them, a path and a database, each optional,
 * in any order. Exits on anything else.
 */
export function benchArguments(given: readonly string[] = process.argv.slice(2)) {
  const number = given.find((argument) => /^\d+(?:\.\d+)?(?:,\d+)*$/.test(argument));
  const path = given.find((argument) => argument.startsWith('/'));
  const database = given.find((argument) => argument === 'sqlite' || argument === 'postgres');
  const unknown = given.filter((argument) => ![number, path, database].includes(argument));
  if (unknown.length > 0) {
    process.stderr.write(
      `A benchmark takes a number, a path that begins with /, sqlite or postgres, and not: ${unknown.join(', ')}.\n`,
    );
    process.exit(1);
  }
  const kinds = (['SQLite', 'PostgreSQL'] as const).filter(
    (kind) => database === undefined || kind.toLowerCase().startsWith(database),
  );
  const numbers = number?.split(',').map(Number);
  return { number: numbers?.[0], numbers, path, kinds };
}
