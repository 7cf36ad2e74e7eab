// Accounts and authentication. For the types of values, see ../schema.ts.

export interface UsersTable {
  id: string;
  name: string;
  user_name: string;
  /** The normalized user name, see user-name-key.ts: equal keys are the same name. */
  user_name_key: string;
  /** In lower case. */
  email: string;
  password_hash: string;
  bio: string;
  /** Key in the image store. */
  profile_image: string | null;
  is_admin: number;
  is_verified_vendor: number;
  /** Null until the link in the activation email has been opened. */
  activated_at: number | null;
  followers_count: number;
  following_count: number;
  posts_count: number;
  created_at: number;
  /** Name and user name in the folded form that search compares, see people-search-text.ts. */
  search_text: string;
  /** Whether seen marks are sent, both for messages that this person sees and for messages that they sent. */
  read_receipts: number;
  /** Whether others see when this person is online, and this person sees it of others. */
  shows_presence: number;
}

/** Every activation link that was sent by email. Several may be valid at once, so that an older email still works. */
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

/** Blocks between people, see change-block.ts. */
export interface BlocksTable {
  blocker_id: string;
  blocked_id: string;
  created_at: number;
}

/** Recoveries of forgotten passwords. */
export interface RecoveriesTable {
  /** SHA-256 of the refresh token. */
  token_hash: string;
  /**
   * The key of the account, see account-subject.ts. There is one recovery per subject, so that only the newest code
   * is valid.
   */
  subject: string;
  /** Null where nobody has the typed name: the answers are the same. */
  user_id: string | null;
  /** Hash of the code with the token as key. The token is stored nowhere, and without it no code can be tried. */
  code_hash: string;
  tries: number;
  verified_at: number | null;
  expires_at: number;
  created_at: number;
}

/** The Google accounts that log in to accounts. */
export interface GoogleLinksTable {
  /** Google's own id of the account, which stays when its email changes. */
  subject: string;
  user_id: string;
  linked_at: number;
}

/** Applications for vendor verification, with the applicant's description of the business; one per person. */
export interface VendorApplicationsTable {
  id: string;
  user_id: string;
  business_name: string;
  goods: string;
  address: string;
  phone_number: string;
  note: string;
  state: 'waiting' | 'declined';
  /** Why it was declined; empty where no reason was given. */
  reason: string;
  created_at: number;
}

/** User names that were given up, see resting-names.ts. */
export interface RestingNamesTable {
  user_name_key: string;
  /** The account that gave it up, which may be deleted. */
  owner_id: string;
  rests_until: number;
}
