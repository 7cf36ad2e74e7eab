import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely';

import type { Queries } from './database.ts';
import { OpenSqliteAdapter } from './open-sqlite.ts';

/** A placeholder in a query for a value that each run supplies. */
class Slot {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** Creates the placeholders that `build` inserts for values. */
type SlotMaker<Values> = <Name extends keyof Values>(name: Name) => RawBuilder<Values[Name]>;

/**
 * Prepares a query that runs often. Kysely builds and prints it once for each kind of database, which takes longer
 * than SQLite needs to answer it. On SQLite, it need not queue for the connection. Only for reads whose text is
 * always the same.
 * @param build makes the query, with `slot('name')` in place of each value
 * @returns a function that runs it, inside a transaction or outside
 */
export function prepareQuery<Values extends object, Row>(
  build: (queries: Queries, slot: SlotMaker<Values>) => Compilable<Row>,
) {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return async (queries: Queries, values: Values): Promise<Row[]> => {
    const { adapter } = queries.getExecutor();
    let query = compiled.get(adapter);
    if (!query) {
      query = build(queries, (name) => sql`${new Slot(name)}`).compile();
      compiled.set(adapter, query);
    }
    const given = new Map<PropertyKey, unknown>(Object.entries(values));
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Slot ? given.get(parameter.name) : parameter,
    );
    const ready = { ...query, parameters };
    const connection = adapter instanceof OpenSqliteAdapter && !queries.isTransaction ? adapter.connection : undefined;
    return (await (connection?.executeQuery<Row>(ready) ?? queries.executeQuery<Row>(ready))).rows;
  };
}
