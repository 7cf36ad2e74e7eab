import type { DatabaseKind } from '../database.ts';

/** The column types of each database. */
export function columnTypes(kind: DatabaseKind) {
  return kind === 'postgres'
    ? { id: 'uuid', moment: 'bigint', amount: 'bigint', flag: 'smallint', end: '' }
    : { id: 'text', moment: 'integer', amount: 'integer', flag: 'integer', end: ' strict' };
}
