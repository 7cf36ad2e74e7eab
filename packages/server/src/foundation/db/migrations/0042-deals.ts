import type { DatabaseKind } from '../database.ts';
import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/**
 * Deals between a buyer and the vendor of a post with their steps, and how many units a post has, decision 070. The
 * post has no foreign key: a deal stays when its post is deleted. A person has at most one deal under way about a post.
 */
export const deals: Migration = {
  name: '0042-deals',
  async up(queries, kind) {
    const { id, moment, amount, flag, end } = columnTypes(kind);
    await runStatements(queries, [
      `alter table posts add column units ${flag} not null default 1 check (units between 1 and 1000)`,
      TRIGGER[kind],
      `create table deals (
        id ${id} primary key,
        post_id ${id} not null,
        title text not null,
        buyer_id ${id} not null references users (id) on delete cascade,
        vendor_id ${id} not null references users (id) on delete cascade,
        version ${flag} not null,
        state text not null,
        asked text,
        amount_kobo ${amount} not null check (amount_kobo > 0),
        units ${flag} not null check (units > 0),
        terms text,
        reason text,
        completed_by text,
        since ${moment} not null,
        expires_at ${moment},
        remind_at ${moment},
        last_step ${id} not null,
        created_at ${moment} not null,
        check ((state = 'offered') = (asked is not null) and (state = 'offered') = (expires_at is not null))
      )${end}`,
      `create unique index deals_open on deals (post_id, buyer_id) where state in ('offered', 'agreed')`,
      'create index deals_of_buyer on deals (buyer_id, last_step desc)',
      'create index deals_of_vendor on deals (vendor_id, last_step desc)',
      `create index deals_by_expiry on deals (expires_at) where expires_at is not null`,
      'create index deals_by_reminder on deals (remind_at) where remind_at is not null',
      `create table deal_steps (
        deal_id ${id} not null references deals (id) on delete cascade,
        version ${flag} not null,
        action text not null,
        side text,
        amount_kobo ${amount},
        message_id ${id},
        created_at ${moment} not null,
        primary key (deal_id, version)
      )${end}`,
      'create unique index deal_steps_by_message on deal_steps (message_id) where message_id is not null',
    ]);
  },
};

/** The log of 0018: posts show their units. */
const TRIGGER: Record<DatabaseKind, string> = {
  sqlite: `create trigger shown_post_units after update on posts when old.units <> new.units begin
    insert into shown_changes (subject) values (old.id);
  end`,
  postgres: `create trigger shown_post_units after update on posts for each row when (old.units <> new.units)
    execute function note_shown_id()`,
};
