import type { Migration } from '../migrate.ts';
import { runStatements } from './run-statements.ts';

/**
 * Posts in the order of their prices, cheapest and dearest first, those without a price last in both. The search for
 * posts has the same expressions.
 */
export const postsByPrice: Migration = {
  name: '0029-posts-by-price',
  async up(queries) {
    await runStatements(queries, [
      'create index posts_cheapest on posts ((coalesce(-price_kobo, -100000000000000)) desc, id desc)',
      'create index posts_dearest on posts ((coalesce(price_kobo, -1)) desc, id desc)',
    ]);
  },
};
