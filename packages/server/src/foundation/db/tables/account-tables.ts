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
  /** 0 for an account that Google opened and that has no password: nobody knows what its hash belongs to. */
  has_password: number;
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
  /**
   * When the owner of the email chose the password, or proved with a code that it is theirs. Null while only the person
   * who signed up has: that may be somebody else.
   */
  password_proven_at: number | null;
  /** Whether others see when this person is online, and this person sees it of others. */
  shows_presence: number;
  /** Whether the landing page shows posts of this person. */
  shows_posts_to_visitors: number;
  /** The person's choices of notifications as JSON, see the contract's notification-settings.ts. Null for none. */
  notification_settings: string | null;
  /** How many second factors the account has: its authenticator app and its passkeys. */
  second_factors: number;
  /** When the account was deleted: it is hidden until it is restored or erased. Null for all others. */
  deleted_at: number | null;
  deleted_by: 'owner' | 'admin' | null;
  /** SHA-256 of the token in the link that restores the account; it stays after the restoration. */
  restore_hash: string | null;
  /** The phone number that a code by SMS has confirmed: ten digits, as in posts. Null for none. */
  confirmed_phone: string | null;
  phone_confirmed_at: number | null;
  /** The own names of the labels of conversations, as a JSON list. Null while none is renamed. */
  label_names: string | null;
  /** The messages that the account sends by itself as JSON, see the contract's automatic-replies.ts. Null for none. */
  automatic_replies: string | null;
}

/** Every activation link that was sent by email. Several may be valid at once, so that an older email still works. */
export interface ActivationsTable {
  /** SHA-256 of the token in the link. */
  token_hash: string;
  user_id: string;
  expires_at: number;
  created_at: number;
  /** SHA-256 of the token in the link "This was not me"; null in emails from before there was one. */
  removal_hash: string | null;
}

export interface SessionsTable {
  /** SHA-256 of the access token. */
  token_hash: string;
  user_id: string;
  created_at: number;
  last_used_at: number;
  expires_at: number;
  /** By this id the user sees and ends the session. */
  id: string;
  /** The device of the sign-in in words, see device-words.ts; empty where it is not known. */
  device: string;
  /** The shortened address of the sign-in, see short-address.ts; empty where it is not known. */
  place: string;
  /** When the session last proved that it belongs to the owner: at the login, and by a step-up since. */
  proved_at: number;
}

/** The emailed codes for a step-up, one per session. */
export interface StepUpCodesTable {
  /** The session that asked for the code. */
  token_hash: string;
  /** Hash of the code, or of the challenge for a passkey, with the access token as key, which is stored nowhere. */
  code_hash: string;
  tries: number;
  expires_at: number;
}

/** The codes that were sent by SMS to confirm a phone number, one per account. */
export interface PhoneCodesTable {
  user_id: string;
  /** The session that requested the code; no other one can use it. */
  token_hash: string;
  /** Ten digits. */
  phone_number: string;
  /** Hash of the code, or of the challenge for a passkey, with the access token as key, which is stored nowhere. */
  code_hash: string;
  tries: number;
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

/** Devices that signed in to an account before, see known-devices.ts. */
export interface KnownDevicesTable {
  user_id: string;
  /** SHA-256 of the device's mark. A device has one mark for all its accounts. */
  token_hash: string;
  last_used_at: number;
}

/** Recoveries of forgotten passwords, one for each request for a code. */
export interface RecoveriesTable {
  /** SHA-256 of the refresh token. */
  token_hash: string;
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
