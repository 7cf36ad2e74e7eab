import type { DatabaseKind } from '../database.ts';

/** The same column in each database's words. */
export function columnTypes(kind: DatabaseKind) {
  return kind === 'postgres'
    ? { id: 'uuid', moment: 'bigint', amount: 'bigint', flag: 'smallint', end: '' }
    : { id: 'text', moment: 'integer', amount: 'integer', flag: 'integer', end: ' strict' };
}
