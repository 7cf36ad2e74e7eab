import { formatNaira } from '@oja/contract/naira';

import type { Queries } from '../db/database.ts';
import { storedImages } from '../posts/post-wire.ts';
import { SHARE_HEIGHT, SHARE_WIDTH, shareName } from '../uploads/share-picture.ts';
import type { PageHead, SharePicture } from './page-head.ts';

/** What the landing page says; src/renderer/index.html says the same to whoever opens a build without this server. */
const LANDING = {
  title: "Oja: Nigeria's social marketplace",
  description: 'Follow vendors you trust, see what is new in the market, and chat before you pay. Oja is where Nigeria buys and sells.',
};

/** A head, and whether search engines may keep the page. */
export interface FoundHead {
  head: PageHead;
  isListed: boolean;
}

/** Finds what the pages say of themselves that people share. Nothing in it asks who is looking: it is for everybody. */
export class PageHeads {
  readonly #queries: Queries;
  readonly #publicUrl: string;
  readonly #now: () => number;

  constructor(queries: Queries, publicUrl: string, now: () => number) {
    this.#queries = queries;
    this.#publicUrl = publicUrl;
    this.#now = now;
  }

  /** The landing page's. */
  ofLanding(): PageHead {
    return { ...LANDING, shareTitle: LANDING.title, url: `${this.#publicUrl}/`, type: 'website', picture: this.#pictureOf(undefined) };
  }

  /** A person's; undefined for nobody, and for who has not activated. Search engines get vendors alone: others are no shop. */
  async ofProfile(id: string): Promise<FoundHead | undefined> {
    const row = await this.#queries
      .selectFrom('users')
      .select(['name', 'user_name', 'bio', 'profile_image', 'is_verified_vendor'])
      .where('id', '=', id)
      .where('activated_at', 'is not', null)
      .executeTakeFirst();
    if (!row) return undefined;
    const isVendor = row.is_verified_vendor === 1;
    const head: PageHead = {
      title: `${row.user_name} · Oja`,
      shareTitle: row.name === row.user_name ? row.user_name : `${row.user_name} (${row.name})`,
      description: row.bio === '' ? `${row.user_name} is ${isVendor ? 'a verified vendor ' : ''}on Oja, Nigeria's social marketplace.` : row.bio,
      url: `${this.#publicUrl}/dashboard/profile/${id}`,
      type: 'profile',
      picture: this.#pictureOf(row.profile_image),
    };
    return { head, isListed: isVendor };
  }

  /** A post's; undefined for one that is not shown: deleted, not paid for, or an advert whose time is over. */
  async ofPost(id: string): Promise<FoundHead | undefined> {
    const row = await this.#queries
      .selectFrom('posts')
      .innerJoin('users', 'users.id', 'posts.user_id')
      .select(['posts.title', 'posts.description', 'posts.price_kobo', 'posts.images', 'posts.is_advert'])
      .where('posts.id', '=', id)
      .where('posts.shown_until', '>', this.#now())
      .where('users.activated_at', 'is not', null)
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
    // An advert is gone within days.
    return { head, isListed: row.is_advert === 0 };
  }

  /** Messengers take JPEG of one size surely; the market's own picture stands for what has none. */
  #pictureOf(key: string | null | undefined): SharePicture {
    const path = key === null || key === undefined ? '/share.jpg' : `/images/${shareName(key)}`;
    return { url: this.#publicUrl + path, width: SHARE_WIDTH, height: SHARE_HEIGHT };
  }
}
