// Saved searches. For the types of values, see ../schema.ts.

export interface SavedSearchesTable {
  id: string;
  user_id: string;
  name: string;
  /** A SavedQuery as JSON, in the form of saved-query.ts. */
  query: string;
  /** The hash of `query`. */
  content: string;
  alert: string;
  created_at: number;
}

/** The keys of each saved search, under one of which every post that fits it is found: see search-keys.ts. */
export interface SearchKeysTable {
  key: string;
  search_id: string;
}

/** One row: up to which new post searches were compared with it. */
export interface SearchProgressTable {
  /** The moment of the last post that was compared with all searches. */
  moment: number;
  /** Of the next post: the last person whose searches were compared with it. */
  after_user: string;
}

/** Which saved search a notification is about, and how many new posts it counts. */
export interface SearchNotificationsTable {
  notification_id: string;
  search_id: string;
  posts_count: number;
}

/** New posts that fit a saved search and wait for the email of the day. */
export interface SearchFitsTable {
  search_id: string;
  post_id: string;
}

/** The emails about new posts that a person gets. */
export interface SearchMailsTable {
  user_id: string;
  /** The day of the last one, in days since 1970 in Lagos. */
  sent_day: number;
}

/** Posts whose price fell, until all who saved them are notified. */
export interface PriceFallsTable {
  post_id: string;
  /** The price before. */
  from_kobo: number;
}
