import type { Migration } from '../migrate.ts';
import { runStatements } from './run-statements.ts';

/** The feed's list is read from its index alone, without a look at each post. */
export const feedIndex: Migration = {
  name: '0011-feed-index',
  async up(queries) {
    await runStatements(queries, [
      'drop index posts_feed',
      'create index posts_feed on posts (created_at desc, id desc, shown_until) where is_advert = 0',
    ]);
  },
};
