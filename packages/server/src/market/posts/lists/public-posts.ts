import { PUBLIC_POSTS, PUBLIC_POSTS_OF_VENDOR, SECOND } from '@oja/contract/limits';
import type { PublicPost } from '@oja/contract/public-posts';
import { sql } from 'kysely';

import type { Queries } from '../../../foundation/db/database.ts';
import { prepareStatement } from '../../../foundation/db/prepared-query.ts';
import type { ImageAddresses } from '../../../foundation/uploads/image-addresses.ts';
import type { PostRow } from './post-rows.ts';
import { storedImages } from '../../../foundation/uploads/stored-images.ts';
import { toPicture } from './post-wire.ts';

/** How long an answer is cached here, and once more by browsers: a change is public after a minute. */
export const PUBLIC_POSTS_S = 30;

/** The newest posts among which those for visitors are found. */
const NEWEST = 1000;

type PublicRow = Pick<PostRow, 'id' | 'images' | 'price_kobo' | 'state' | 'lga'>;

/** Posts with a picture of verified vendors who allow it. Reported posts and adverts are left out. */
const findRows = prepareStatement<{ now: number }, PublicRow>(
  ({ slot }) => sql`
    select id, images, price_kobo, state, lga
    from (
      select newest.*, row_number() over (partition by user_id order by created_at desc, id desc) as number_of_vendor
      from (
        select id, user_id, images, price_kobo, state, lga, created_at from posts
        where is_advert = 0 and shown_until > ${slot('now')}
        order by created_at desc, id desc limit ${sql.lit(NEWEST)}
      ) as newest
      where images <> '[]'
        and not exists (select 1 from flags where flags.post_id = newest.id)
        and exists (
          select 1 from users
          where users.id = newest.user_id and users.is_verified_vendor = 1 and users.shows_posts_to_visitors = 1
            and users.activated_at is not null and users.deleted_at is null
        )
    ) as numbered
    where number_of_vendor <= ${sql.lit(PUBLIC_POSTS_OF_VENDOR)}
    order by created_at desc, id desc limit ${sql.lit(PUBLIC_POSTS)}`,
);

/** The posts that visitors see. Under any traffic there is one query at a time, and one in half a minute. */
export class PublicPosts {
  readonly #queries: Queries;
  readonly #addresses: ImageAddresses;
  readonly #now: () => number;
  #cached: { reading: Promise<PublicPost[]>; until: number } | undefined;
  #hasSome = false;

  constructor(queries: Queries, addresses: ImageAddresses, now: () => number) {
    this.#queries = queries;
    this.#addresses = addresses;
    this.#now = now;
  }

  /** The posts, at most half a minute old. */
  read(): Promise<PublicPost[]> {
    const now = this.#now();
    if (this.#cached && now < this.#cached.until) return this.#cached.reading;
    const cached = { reading: this.#find(now), until: now + PUBLIC_POSTS_S * SECOND };
    this.#cached = cached;
    cached.reading.catch(() => {
      if (this.#cached === cached) this.#cached = undefined;
    });
    return cached.reading;
  }

  /** Drops the cache: somebody has changed whether they show their posts. */
  forget(): void {
    this.#cached = undefined;
  }

  /** Whether there were posts when they were last read. It waits for nothing: the landing page needs no database. */
  hadSome(): boolean {
    this.read().catch(() => undefined);
    return this.#hasSome;
  }

  async #find(now: number): Promise<PublicPost[]> {
    const rows = await findRows(this.#queries, { now });
    this.#hasSome = rows.length > 0;
    return rows.flatMap((row) => {
      const [first] = storedImages(row);
      if (!first) return [];
      const { state, lga } = row;
      return {
        _id: row.id,
        price: row.price_kobo === null ? null : row.price_kobo / 100,
        area: state !== null && lga !== null ? `${lga}, ${state}` : state,
        picture: { ...toPicture(first, this.#addresses), smallUrl: this.#addresses.sized(first.key, 320) },
      };
    });
  }
}
