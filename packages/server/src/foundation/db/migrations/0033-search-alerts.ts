import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/** Before all people, in their order. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Alerts of saved searches and of prices that fall: the keys under which a new post finds searches, the posts that wait
 * for an email, and which notification is about which search. A link that ends emails is stored with the email.
 */
export const searchAlerts: Migration = {
  name: '0033-search-alerts',
  async up(queries, kind) {
    const { id, moment, amount, end } = columnTypes(kind);
    await runStatements(queries, [
      `create table search_keys (
        key text not null,
        search_id ${id} not null references saved_searches (id) on delete cascade,
        primary key (key, search_id)
      )${end}`,
      'create index search_keys_by_search on search_keys (search_id)',
      // A job gives the searches of earlier versions their keys.
      `insert into search_keys (key, search_id) select 'unkeyed', id from saved_searches`,
      // Up to which new post, and which person for that post, searches were compared.
      `create table search_progress (
        moment ${moment} not null,
        after_user ${id} not null
      )${end}`,
      `insert into search_progress (moment, after_user)
        select coalesce(max(moment), 0), '${NOBODY}' from (
          select max(created_at) as moment from posts union all select max(removed_at) from removed_posts
        ) as moments`,
      `create table search_notifications (
        notification_id ${id} primary key references notifications (id) on delete cascade,
        search_id ${id} not null references saved_searches (id) on delete cascade,
        posts_count ${amount} not null
      )${end}`,
      'create index search_notifications_by_search on search_notifications (search_id)',
      `create table search_fits (
        search_id ${id} not null references saved_searches (id) on delete cascade,
        post_id ${id} not null references posts (id) on delete cascade,
        primary key (search_id, post_id)
      )${end}`,
      'create index search_fits_by_post on search_fits (post_id)',
      `create table search_mails (
        user_id ${id} primary key references users (id) on delete cascade,
        sent_day ${amount} not null
      )${end}`,
      `create table price_falls (
        post_id ${id} primary key references posts (id) on delete cascade,
        from_kobo ${amount} not null
      )${end}`,
      `alter table saves add column told_kobo ${amount}`,
      'alter table letters add column unsubscribe text',
      'drop index notifications_once',
      // Two searches of a person can find the same post.
      `create unique index notifications_once on notifications (recipient_id, sender_id, type, coalesce(post_id, recipient_id))
        where is_read = 0 and type not in ('comment', 'search')`,
    ]);
  },
};
