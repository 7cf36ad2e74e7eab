// Posts, actions on them, and their pictures. For the types of values, see ../schema.ts.

import type { PostStatus } from '@oja/contract/categories';
import type { Generated } from 'kysely';

export interface PostsTable {
  id: string;
  user_id: string;
  title: string;
  description: string;
  category: string | null;
  price_kobo: number | null;
  phone_number: string;
  location: string;
  condition: string | null;
  price_point: string | null;
  /** JSON list of StoredImage. */
  images: string;
  /** Title and category in the folded form that search compares, see new-post.ts. */
  search_text: string;
  likes_count: number;
  replies_count: number;
  created_at: number;
  /** An advert is shown between the posts of the feed; it is not one of them. */
  is_advert: number;
  /**
   * The post is in lists before this time: 0 for an unpaid advert and for a sold or paused post, forever for any other
   * that is no advert.
   */
  shown_until: number;
  status: PostStatus;
  /** While the post is sold or paused: its `shown_until` otherwise, to which it is at its address. Null otherwise. */
  unlisted_until: number | null;
  /** The state and local government, see derive-place.ts. */
  state: string | null;
  lga: string | null;
  /** Whether the vendor chose them or they were derived from the location; null until an older post was looked at. */
  place_source: 'vendor' | 'location' | null;
  /** How many there are to sell, with those of agreed deals. */
  units: number;
}

/** The words of a post in their order, see words/text-words.ts; later posts have higher numbers. */
export interface PostTextsTable {
  number: Generated<number>;
  post_id: string;
  /** A JSON list. Triggers copy it to `post_words`. */
  words: string;
}

/** The posts of each word. */
export interface PostWordsTable {
  word: string;
  number: number;
}

/** Each word of posts under its spellings, see words/typos.ts. */
export interface WordFormsTable {
  form: string;
  word: string;
}

/** Posts of earlier versions, whose words a job stores. */
export interface UnreadPostsTable {
  post_id: string;
}

/** A post that was deleted, sold or paused, and is no advert, with its place in lists. */
export interface RemovedPostsTable {
  id: string;
  user_id: string;
  search_text: string;
  created_at: number;
  /** Later than every `created_at` and `removed_at` that was committed earlier. */
  removed_at: number;
}

export interface LikesTable {
  post_id: string;
  user_id: string;
  created_at: number;
}

export interface SavesTable {
  user_id: string;
  post_id: string;
  created_at: number;
  /** The price that the person saw at saving, or was last notified of; null for older rows, and without a price. */
  told_kobo: number | null;
  /** The status that the person saw at saving, or was last notified of; null for `available`. */
  known_status: 'reserved' | 'sold' | null;
}

export interface CommentsTable {
  id: string;
  post_id: string;
  user_id: string;
  text: string;
  created_at: number;
  edited_at: number | null;
}

export interface FlagsTable {
  id: string;
  post_id: string;
  reporter_id: string;
  post_title: string;
  reason: string;
  created_at: number;
}

/** Each picture in the store, and how many posts, messages and profiles show it. */
export interface UploadsTable {
  key: string;
  user_id: string | null;
  preset: string;
  width: number;
  height: number;
  uses: number;
  /** When `uses` changed last. */
  changed_at: number;
  /** A thumbhash in Base64; null for transparent pictures and those of earlier versions. */
  blur: string | null;
  /** When its sizes were stored; null until then. */
  sizes_made_at: number | null;
}

/** Posts that became reserved or sold, until all who saved them are notified. */
export interface StatusNewsTable {
  post_id: string;
  /** Before then the change may be undone, and nobody is notified. */
  due_at: number;
}
