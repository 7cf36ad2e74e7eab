import { type RawBuilder, sql } from 'kysely';

/**
 * A condition of a list: the person in a column has not deleted their account. It is answered from an index of the few
 * deleted accounts that are not erased yet.
 * @param person the column, such as `comments.user_id`
 */
export function isNotDeleted(person: string): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select 1 from users as deleted where deleted.id = ${sql.ref(person)} and deleted.deleted_at is not null
  )`;
}
