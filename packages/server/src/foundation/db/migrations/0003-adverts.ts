import type { Queries } from '../database.ts';
import type { Migration } from '../migrate.ts';
import { newId } from '../new-id.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/**
 * The house accounts, see wallet/ledger-accounts.ts. Code that locks several accounts locks them in the order of their
 * ids. These ids follow the order of this list and come before those of all wallets.
 */
const HOUSE_ACCOUNTS = ['clearing', 'revenue', 'referrals', 'payouts', 'unclaimed'];

/** Adverts and their payments, the end of each post's display, and the double-entry ledger of wallets. */
export const adverts: Migration = {
  name: '0003-adverts',
  async up(queries, kind) {
    const { id, moment, amount, flag, end } = columnTypes(kind);
    await runStatements(queries, [
      `alter table posts add column is_advert ${flag} not null default 0`,
      // The largest whole number that a JavaScript number holds: a plain post is shown forever.
      `alter table posts add column shown_until ${moment} not null default 9007199254740991`,
      'create index posts_feed on posts (created_at desc, id desc) where is_advert = 0',
      'create index posts_adverts on posts (shown_until) where is_advert = 1',
      'create index posts_by_category on posts (category, created_at desc, id desc)',
      `create table adverts (
        id ${id} primary key,
        post_id ${id} unique references posts (id) on delete set null,
        user_id ${id} references users (id) on delete set null,
        plan text not null,
        price_kobo ${amount} not null check (price_kobo > 0),
        state text not null,
        referrer_id ${id} references users (id) on delete set null,
        created_at ${moment} not null,
        paid_at ${moment},
        expires_at ${moment} not null
      )${end}`,
      'create index adverts_by_state on adverts (state, expires_at)',
      'create index adverts_by_user on adverts (user_id, id desc)',
      'create index adverts_by_referrer on adverts (referrer_id)',
      `create table payments (
        reference text primary key,
        advert_id ${id} not null references adverts (id),
        provider text not null,
        amount_kobo ${amount} not null check (amount_kobo > 0),
        state text not null,
        transaction_id text,
        next_check_at ${moment},
        created_at ${moment} not null,
        settled_at ${moment}
      )${end}`,
      'create index payments_by_advert on payments (advert_id)',
      'create index payments_to_check on payments (provider, next_check_at) where next_check_at is not null',
      `create table sandbox_charges (
        reference text primary key,
        amount_kobo ${amount} not null,
        description text not null,
        return_url text not null,
        state text not null,
        created_at ${moment} not null
      )${end}`,
      `create table ledger_accounts (
        id ${id} primary key,
        owner_id ${id} unique references users (id) on delete set null,
        kind text not null,
        balance_kobo ${amount} not null,
        check (kind <> 'wallet' or balance_kobo >= 0)
      )${end}`,
      `create table ledger_transfers (
        id ${id} primary key,
        kind text not null,
        reference text not null,
        created_at ${moment} not null,
        unique (kind, reference)
      )${end}`,
      `create table ledger_entries (
        transfer_id ${id} not null references ledger_transfers (id),
        account_id ${id} not null references ledger_accounts (id),
        amount_kobo ${amount} not null check (amount_kobo <> 0),
        primary key (transfer_id, account_id)
      )${end}`,
      // There is one house account of each kind.
      "create unique index ledger_house_accounts on ledger_accounts (kind) where kind <> 'wallet'",
      'create index ledger_entries_by_account on ledger_entries (account_id, transfer_id desc)',
      `create table withdrawals (
        id ${id} primary key,
        account_id ${id} not null references ledger_accounts (id),
        request_key text not null,
        amount_kobo ${amount} not null check (amount_kobo > 0),
        bank_code text not null,
        account_number text not null,
        state text not null,
        created_at ${moment} not null,
        settled_at ${moment},
        unique (account_id, request_key)
      )${end}`,
      'create index withdrawals_by_state on withdrawals (state, id)',
    ]);
    await openHouseAccounts(queries);
  },
};

async function openHouseAccounts(queries: Queries): Promise<void> {
  for (const kind of HOUSE_ACCOUNTS) {
    await queries
      .insertInto('ledger_accounts')
      .values({ id: newId(), owner_id: null, kind, balance_kobo: 0 })
      .execute();
  }
}
