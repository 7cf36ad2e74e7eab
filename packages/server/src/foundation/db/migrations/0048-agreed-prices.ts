import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/**
 * The price of one unit of each deal that was agreed, with what finds it, decision 080. Earlier deals have the
 * category, state and condition that their post has now, as far as it is there.
 */
export const agreedPrices: Migration = {
  name: '0048-agreed-prices',
  async up(queries, kind) {
    const { id, moment, amount, end } = columnTypes(kind);
    await runStatements(queries, [
      `create table agreed_prices (
        deal_id ${id} primary key references deals (id) on delete cascade,
        category text not null,
        state text not null,
        condition text,
        unit_kobo ${amount} not null,
        agreed_at ${moment} not null
      )${end}`,
      'create index agreed_prices_of_goods on agreed_prices (category, state, condition, agreed_at desc, deal_id desc)',
      `insert into agreed_prices (deal_id, category, state, condition, unit_kobo, agreed_at)
      select deals.id, posts.category, posts.state, posts.condition, deals.amount_kobo / deals.units,
        deal_steps.created_at
      from deal_steps join deals on deals.id = deal_steps.deal_id join posts on posts.id = deals.post_id
      where deal_steps.action = 'accept' and posts.category is not null and posts.state is not null
        and deals.amount_kobo >= deals.units`,
    ]);
  },
};
