import { type Compilable, type CompiledQuery, type RawBuilder, SqliteAdapter, sql } from 'kysely';

import type { DatabaseKind, Queries } from './database.ts';
import { PLANNED_ONCE } from './statement-marks.ts';

/** A placeholder in a query for a value that each run supplies. */
class Slot {
  readonly name: PropertyKey;
  /** Turns the supplied value into the parameter. */
  readonly toParameter: (value: unknown) => unknown;

  constructor(name: PropertyKey, toParameter = (value: unknown) => value) {
    this.name = name;
    this.toParameter = toParameter;
  }
}

/** Creates the placeholders that `build` inserts for values. */
type SlotOf<Values> = <Name extends keyof Values>(name: Name) => RawBuilder<Values[Name]>;

/**
 * Prepares a query that runs often. Kysely builds and prints it once for each kind of database, which takes longer
 * than SQLite needs to answer it. Only for statements whose text is always the same.
 * @param build makes the query, with `slot('name')` in place of each value
 * @returns a function that runs it, inside a transaction or outside
 */
export function prepareQuery<Values extends object, Row>(
  build: (queries: Queries, slot: SlotOf<Values>) => Compilable<Row>,
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
      parameter instanceof Slot ? parameter.toParameter(given.get(parameter.name)) : parameter,
    );
    return (await queries.executeQuery<Row>({ ...query, parameters })).rows;
  };
}

/** A column of rows that a run supplies. */
type ColumnType = 'id' | 'text' | 'number';

const ARRAY_TYPES: Record<ColumnType, string> = { id: 'uuid[]', text: 'text[]', number: 'bigint[]' };

/** The names of the values that are lists of rows. */
type ListName<Values> = { [Name in keyof Values]: Values[Name] extends readonly object[] ? Name : never }[keyof Values];
type RowOf<List> = List extends readonly (infer Row)[] ? Row : never;

/**
 * A list of rows as a table, which is named like the list. The statement's text is the same for any number of rows, so
 * that it stays prepared.
 * @param columns the used columns of the rows
 */
type RowsOf<Values> = <Name extends ListName<Values> & string, Column extends keyof RowOf<Values[Name]> & string>(
  name: Name,
  columns: Readonly<Record<Column, ColumnType>>,
) => RawBuilder<unknown>;

/** What a statement is made from, besides its own words. */
interface StatementParts<Values> {
  kind: DatabaseKind;
  /** The placeholder of a value. */
  slot: SlotOf<Values>;
  rows: RowsOf<Values>;
}

/** As prepareQuery, for a statement in SQL's own words. */
export function prepareStatement<Values extends object, Row>(
  build: (parts: StatementParts<Values>) => RawBuilder<Row>,
) {
  return prepareQuery<Values, Row>((queries, slot) => {
    const kind = queries.getExecutor().adapter instanceof SqliteAdapter ? 'sqlite' : 'postgres';
    const statement = build({
      kind,
      slot,
      rows: (name, columns) => rowsOf[kind](name, Object.entries<ColumnType>(columns)),
    });
    const planned = kind === 'postgres' ? sql<Row>`${statement} ${sql.raw(PLANNED_ONCE)}` : statement;
    return { compile: () => planned.compile(queries) };
  });
}

/** PostgreSQL plans for about as many rows as there are with arrays, and for a hundred with JSON. */
const rowsOf: Record<DatabaseKind, (name: string, columns: readonly [string, ColumnType][]) => RawBuilder<unknown>> = {
  sqlite: (name, columns) => {
    const list = sql`${new Slot(name, JSON.stringify)}`;
    const values = columns.map(([column]) => sql`value ->> ${sql.lit(column)} as ${sql.ref(column)}`);
    return sql`(select ${sql.join(values)} from json_each(${list})) as ${sql.ref(name)}`;
  },
  postgres: (name, columns) => {
    const arrays = columns.map(([column, type]) => {
      const toArray = (rows: unknown) =>
        Array.isArray(rows) ? rows.map((row: object): unknown => Reflect.get(row, column)) : rows;
      return sql`${new Slot(name, toArray)}::${sql.raw(ARRAY_TYPES[type])}`;
    });
    const names = columns.map(([column]) => sql.ref(column));
    return sql`unnest(${sql.join(arrays)}) as ${sql.ref(name)} (${sql.join(names)})`;
  },
};
