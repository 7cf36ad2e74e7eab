import type { Migration } from '../migrate.ts';
import { runStatements } from './run-statements.ts';

/**
 * What searches count of each post, in a narrow table on SQLite (decision 060): `post_numbers` of 0009 gets the columns
 * that filters read. Both indexes of texts, `post_search` and `post_words`, lead to the same numbers from now on.
 */
export const countedPosts: Migration = {
  name: '0035-counted-posts',
  async up(queries, kind) {
    if (kind === 'postgres') return;
    await runStatements(queries, [
      ...RENUMBER,
      ...COLUMNS.map(([name, type]) => `alter table post_numbers add column ${name} ${type}`),
      FILL,
      ...TRIGGERS,
    ]);
  },
};

/** Words of posts that an earlier version numbered apart from `post_numbers`. */
const RENUMBER = [
  `create table renumbered (was integer primary key, becomes integer not null) strict`,
  `insert into renumbered select post_texts.number, post_numbers.number
    from post_texts join post_numbers on post_numbers.post_id = post_texts.post_id
    where post_texts.number <> post_numbers.number`,
  // Negative meanwhile, where no other number is in the way.
  ...['post_words', 'post_texts'].flatMap((table) => [
    `update ${table} set number = -(select becomes from renumbered where was = number)
      where number in (select was from renumbered)`,
    `update ${table} set number = -number where number < 0`,
  ]),
  'drop table renumbered',
];

const COLUMNS = [
  ['user_id', 'text'],
  ['created_at', 'integer'],
  ['shown_until', 'integer'],
  ['category', 'text'],
  ['condition', 'text'],
  ['price_kobo', 'integer'],
  ['price_point', 'text'],
  ['state', 'text'],
  ['lga', 'text'],
  ['has_pictures', 'integer'],
] as const;

const NAMES = COLUMNS.map(([name]) => name);
const valuesOf = (post: string) =>
  NAMES.map((name) => (name === 'has_pictures' ? `${post}.images <> '[]'` : `${post}.${name}`)).join(', ');

const FILL = `update post_numbers set (${NAMES.join(', ')}) =
  (select ${valuesOf('posts')} from posts where posts.id = post_numbers.post_id)`;

const TRIGGERS = [
  'drop trigger post_search_add',
  `create trigger post_search_add after insert on posts begin
    insert into post_numbers (post_id, ${NAMES.join(', ')}) values (new.id, ${valuesOf('new')});
    insert into post_search (rowid, search_text) select number, new.search_text from post_numbers where post_id = new.id;
  end`,
  `create trigger post_numbers_change after update of ${NAMES.join(', ').replace('has_pictures', 'images')} on posts begin
    update post_numbers set (${NAMES.join(', ')}) = (${valuesOf('new')}) where post_id = new.id;
  end`,
];
