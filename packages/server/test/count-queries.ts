import type { Queries } from '../src/foundation/db/database.ts';

/** Counts the queries that a function makes. */
export async function countQueries(queries: Queries, act: (counted: Queries) => Promise<unknown>): Promise<number> {
  let count = 0;
  await act(
    queries.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult({ result }) {
        count += 1;
        return Promise.resolve(result);
      },
    }),
  );
  return count;
}
