// People, and how they are let in. How each kind of value is held: see ../schema.ts.

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
  /** Name and user name in the folded form that search compares with, see people-search-text.ts. */
  search_text: string;
  /** Whether seen marks are told, of what they see and of what they are seen. */
  read_receipts: number;
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

/** Who wants nothing from whom, see blocks/change-block.ts. */
export interface BlocksTable {
  blocker_id: string;
  blocked_id: string;
  created_at: number;
}

/** A forgotten password on its way to a new one. */
export interface RecoveriesTable {
  /** SHA-256 of the refresh token. */
  token_hash: string;
  /** Whom it is about, see account-subject.ts: one recovery at a time, so that only the newest code counts. */
  subject: string;
  /** Null where nobody has the name that was typed: the answers are the same. */
  user_id: string | null;
  /** Of the code with the token as key: without the token, which is stored nowhere, no code can be tried on it. */
  code_hash: string;
  tries: number;
  verified_at: number | null;
  expires_at: number;
  created_at: number;
}

/** The Google account that logs in as somebody. */
export interface GoogleLinksTable {
  /** Google's own id of the account, which stays when its e-mail changes. */
  subject: string;
  user_id: string;
  linked_at: number;
}

/** Who wants to be verified, and what they say about their business; one a person. */
export interface VendorApplicationsTable {
  id: string;
  user_id: string;
  business_name: string;
  goods: string;
  address: string;
  phone_number: string;
  note: string;
  state: 'waiting' | 'declined';
  /** Why it was declined; empty where nothing was said. */
  reason: string;
  created_at: number;
}
