import type { DatabaseKind } from '../database.ts';
import type { Migration } from '../migrate.ts';
import { runStatements } from './run-statements.ts';

/**
 * The state and local government of each post, and who named them: null until a post of an earlier version was looked
 * at. A change is in the log of 0018, because posts show them.
 */
export const placesOfPosts: Migration = {
  name: '0031-places-of-posts',
  async up(queries, kind) {
    await runStatements(queries, [
      'alter table posts add column state text',
      'alter table posts add column lga text',
      `alter table posts add column place_source text check (place_source in ('vendor', 'location'))`,
      'create index posts_by_state on posts (state, created_at desc, id desc) where state is not null',
      'create index posts_by_lga on posts (lga, created_at desc, id desc) where lga is not null',
      'create index posts_without_place on posts (id) where place_source is null',
      TRIGGER[kind],
    ]);
  },
};

const CHANGED = '(old.state, old.lga) is distinct from (new.state, new.lga)';

const TRIGGER: Record<DatabaseKind, string> = {
  sqlite: `create trigger shown_post_placed after update on posts when ${CHANGED} begin
    insert into shown_changes (subject) values (old.id);
  end`,
  postgres: `create trigger shown_post_placed after update on posts for each row when (${CHANGED})
    execute function note_shown_id()`,
};
