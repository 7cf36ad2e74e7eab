import type { RootOperationNode } from 'kysely';

import type { Queries } from '../src/foundation/db/database.ts';

/** Counts the queries that a function makes. */
export async function countQueries(queries: Queries, act: (counted: Queries) => Promise<unknown>): Promise<number> {
  let count = 0;
  const transformQuery = ({ node }: { node: RootOperationNode }) => {
    count += 1;
    return node;
  };
  await act(queries.withPlugin({ transformQuery, transformResult: ({ result }) => Promise.resolve(result) }));
  return count;
}
