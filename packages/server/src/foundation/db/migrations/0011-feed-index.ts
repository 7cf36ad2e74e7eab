import type { Migration } from '../migrate.ts';
import { runStatements } from './run-statements.ts';

/** An index that the feed's list can be read from alone, without reading each post. */
export const feedIndex: Migration = {
  name: '0011-feed-index',
  async up(queries) {
    await runStatements(queries, [
      'drop index posts_feed',
      'create index posts_feed on posts (created_at desc, id desc, shown_until) where is_advert = 0',
    ]);
  },
};
