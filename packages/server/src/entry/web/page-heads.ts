import { formatNaira } from '@oja/contract/naira';

import type { Queries } from '../../foundation/db/database.ts';
import { storedImages } from '../../foundation/uploads/stored-images.ts';
import { isAtAddress } from '../../market/posts/lists/post-visibility.ts';
import { SHARE_HEIGHT, SHARE_WIDTH, shareName } from '../../foundation/uploads/share-picture.ts';
import type { PageHead, SharePicture } from './page-head.ts';

/**
 * The head of the landing page; src/renderer/index.html has the same texts for a build that is opened without this
 * server.
 */
const LANDING = {
  title: "Oja: Nigeria's social marketplace",
  description:
    'Follow vendors you trust, see what is new in the market, and chat before you pay. Oja is where Nigeria buys and sells.',
};

/** A head, and whether search engines may index the page. */
export interface FoundHead {
  head: PageHead;
  isListed: boolean;
}

/** Finds the heads of the pages that people share. They do not depend on the viewer. */
export class PageHeads {
  readonly #queries: Queries;
  readonly #publicUrl: string;
  readonly #now: () => number;

  constructor(queries: Queries, publicUrl: string, now: () => number) {
    this.#queries = queries;
    this.#publicUrl = publicUrl;
    this.#now = now;
  }

  /** The head of the landing page. */
  ofLanding(): PageHead {
    return {
      ...LANDING,
      shareTitle: LANDING.title,
      url: `${this.#publicUrl}/`,
      type: 'website',
      picture: this.#pictureOf(undefined),
    };
  }

  /**
   * The head of a person's profile; undefined for an unknown person and for one whose account is not
   * activated or is deleted.
   * Search engines may index only vendors, because other profiles sell nothing.
   */
  async ofProfile(id: string): Promise<FoundHead | undefined> {
    const row = await this.#queries
      .selectFrom('users')
      .select(['name', 'user_name', 'bio', 'profile_image', 'is_verified_vendor'])
      .where('id', '=', id)
      .where('activated_at', 'is not', null)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!row) return undefined;
    const isVendor = row.is_verified_vendor === 1;
    const head: PageHead = {
      title: `${row.user_name} · Oja`,
      shareTitle: row.name === row.user_name ? row.user_name : `${row.user_name} (${row.name})`,
      description:
        row.bio === ''
          ? `${row.user_name} is ${isVendor ? 'a verified vendor ' : ''}on Oja, Nigeria's social marketplace.`
          : row.bio,
      url: `${this.#publicUrl}/dashboard/profile/${id}`,
      type: 'profile',
      picture: this.#pictureOf(row.profile_image),
    };
    return { head, isListed: isVendor };
  }

  /** The head of a post; undefined for a post that is not shown: deleted, not paid for, or an expired advert. */
  async ofPost(id: string): Promise<FoundHead | undefined> {
    const row = await this.#queries
      .selectFrom('posts')
      .innerJoin('users', 'users.id', 'posts.user_id')
      .select(['posts.title', 'posts.description', 'posts.price_kobo', 'posts.images', 'posts.is_advert'])
      .select('posts.unlisted_until')
      .where('posts.id', '=', id)
      .where(isAtAddress('posts', this.#now()))
      .where('users.activated_at', 'is not', null)
      .where('users.deleted_at', 'is', null)
      .executeTakeFirst();
    if (!row) return undefined;
    const head: PageHead = {
      title: `${row.title} · Oja`,
      shareTitle: row.price_kobo === null ? row.title : `${row.title}, ${formatNaira(row.price_kobo / 100)}`,
      description: row.description,
      url: `${this.#publicUrl}/dashboard/post/details/${id}`,
      type: 'article',
      picture: this.#pictureOf(storedImages(row)[0]?.key),
    };
    // An advert is gone within days, and a sold or paused post is in no list, so search engines may not index them.
    return { head, isListed: row.is_advert === 0 && row.unlisted_until === null };
  }

  /**
   * The picture for messengers, which all accept JPEG of one size; the market's own picture where the page has none.
   */
  #pictureOf(key: string | null | undefined): SharePicture {
    const path = key === null || key === undefined ? '/share.jpg' : `/images/${shareName(key)}`;
    return { url: this.#publicUrl + path, width: SHARE_WIDTH, height: SHARE_HEIGHT };
  }
}
