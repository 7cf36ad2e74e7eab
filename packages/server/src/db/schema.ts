/**
 * The tables, as both databases hold them.
 * Ids are UUIDv7 text (uuid on PostgreSQL), moments are milliseconds since 1970, yes/no is 1/0, lists are JSON text.
 */

export interface UsersTable {
  id: string;
  name: string;
  user_name: string;
  /** See user-name-key.ts: what makes user names equal. */
  user_name_key: string;
  /** In lower case. */
  email: string;
  password_hash: string;
  bio: string;
  /** Key in the image store. */
  profile_image: string | null;
  is_admin: number;
  is_verified_vendor: number;
  /** Null until the link in the activation mail has been opened. */
  activated_at: number | null;
  followers_count: number;
  following_count: number;
  posts_count: number;
  created_at: number;
}

/** Every activation link that was mailed; several may be good at once, so that an older mail still works. */
export interface ActivationsTable {
  /** SHA-256 of the token in the link. */
  token_hash: string;
  user_id: string;
  expires_at: number;
  created_at: number;
}

export interface SessionsTable {
  /** SHA-256 of the access token. */
  token_hash: string;
  user_id: string;
  created_at: number;
  last_used_at: number;
  expires_at: number;
}

export interface FollowsTable {
  follower_id: string;
  followed_id: string;
  created_at: number;
}

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
  /** Title and category in the folded form that search compares with, see search-text.ts. */
  search_text: string;
  likes_count: number;
  replies_count: number;
  created_at: number;
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
}

export interface Tables {
  users: UsersTable;
  activations: ActivationsTable;
  sessions: SessionsTable;
  follows: FollowsTable;
  posts: PostsTable;
  likes: LikesTable;
  saves: SavesTable;
}
