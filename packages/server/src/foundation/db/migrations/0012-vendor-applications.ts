import type { Migration } from '../migrate.ts';
import { columnTypes } from './column-types.ts';
import { runStatements } from './run-statements.ts';

/**
 * Applications for vendor verification, one per person, and an index of the admins, who receive an email about each.
 */
export const vendorApplications: Migration = {
  name: '0012-vendor-applications',
  async up(queries, kind) {
    const { id, moment, end } = columnTypes(kind);
    await runStatements(queries, [
      `create table vendor_applications (
        id ${id} primary key,
        user_id ${id} not null unique references users (id) on delete cascade,
        business_name text not null,
        goods text not null,
        address text not null,
        phone_number text not null,
        note text not null,
        state text not null check (state in ('waiting', 'declined')),
        reason text not null,
        created_at ${moment} not null
      )${end}`,
      "create index vendor_applications_waiting on vendor_applications (created_at desc, id desc) where state = 'waiting'",
      'create index users_admins on users (id) where is_admin = 1',
    ]);
  },
};
