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
  /** Name and user name in the folded form that search compares with, see people-search-text.ts. */
  search_text: string;
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
  /** An advert stands between the posts of the feed, not among them. */
  is_advert: number;
  /** The post is shown before this moment: an unpaid advert never, a plain post for ever. */
  shown_until: number;
}

/** A deleted post that was no advert: where it stood in lists. */
export interface RemovedPostsTable {
  id: string;
  user_id: string;
  search_text: string;
  created_at: number;
  /** Later than every `created_at` and `removed_at` that was committed before. */
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
}

export interface AdvertsTable {
  id: string;
  /** Null once the post is gone. */
  post_id: string | null;
  user_id: string | null;
  plan: string;
  price_kobo: number;
  /** See adverts/advert-states.ts. */
  state: string;
  /** Who is paid a share when the advert becomes active. */
  referrer_id: string | null;
  created_at: number;
  paid_at: number | null;
  /** Until when the advert is shown; while it awaits payment, until when it does. */
  expires_at: number;
}

/** One try to pay for an advert: each link to a provider's checkout is one of its own. */
export interface PaymentsTable {
  /** Ours, unguessable; the provider repeats it in its webhook. */
  reference: string;
  advert_id: string;
  provider: string;
  amount_kobo: number;
  /** See payments/payment-states.ts. */
  state: string;
  /** The provider's own name for the payment that arrived. */
  transaction_id: string | null;
  /** When to ask the provider again, in case its webhook got lost; null when there is nothing more to ask. */
  next_check_at: number | null;
  created_at: number;
  settled_at: number | null;
}

/** The books of the sandbox provider, which stands in for a payment company on its own computers. */
export interface SandboxChargesTable {
  reference: string;
  amount_kobo: number;
  description: string;
  return_url: string;
  state: string;
  created_at: number;
}

/** A wallet of a person, or an account of the house such as the one that referrals are paid from. */
export interface LedgerAccountsTable {
  id: string;
  owner_id: string | null;
  kind: string;
  /** Always the sum of the account's entries. */
  balance_kobo: number;
}

/** One movement of money: its entries sum to zero. */
export interface LedgerTransfersTable {
  id: string;
  kind: string;
  /** What it is for; together with `kind` unique, so that nothing is booked twice. */
  reference: string;
  created_at: number;
}

export interface LedgerEntriesTable {
  transfer_id: string;
  account_id: string;
  amount_kobo: number;
}

export interface WithdrawalsTable {
  id: string;
  account_id: string;
  /** Made by the client: the same one twice is one withdrawal. */
  request_key: string;
  amount_kobo: number;
  bank_code: string;
  account_number: string;
  state: string;
  created_at: number;
  settled_at: number | null;
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

export interface ConversationsTable {
  id: string;
  /** The lesser of the two people's ids. */
  low_id: string;
  high_id: string;
  created_at: number;
}

/** A conversation as one of the two sees it. */
export interface ConversationMembersTable {
  user_id: string;
  partner_id: string;
  conversation_id: string;
  unread_count: number;
  /** The newest message that is not deleted. */
  last_message_id: string | null;
  last_message_at: number;
}

export interface MessagesTable {
  id: string;
  conversation_id: string;
  sender_id: string;
  recipient_id: string;
  /** Made by the sender: the same one twice is one message. */
  client_id: string;
  text: string;
  /** Key in the image store. */
  img: string | null;
  created_at: number;
  edited_at: number | null;
  deleted_at: number | null;
  seen_at: number | null;
}

export interface NotificationsTable {
  id: string;
  recipient_id: string;
  sender_id: string;
  type: string;
  post_id: string | null;
  message: string;
  is_read: number;
  created_at: number;
}

/** The number of the last event each person was sent. */
export interface EventSequencesTable {
  user_id: string;
  last_seq: number;
}

/** What happened for a person, so that a client can catch up. What it was about is looked up as it is now. */
export interface EventsTable {
  user_id: string;
  seq: number;
  name: string;
  subject_id: string;
  created_at: number;
}

/** Mails that have not been handed over yet. */
export interface LettersTable {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  attempts: number;
  next_attempt_at: number;
  last_fault: string | null;
  /** When the letter has lost its sense, such as that of a code. */
  expires_at: number;
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
}

/** The Google account that logs in as somebody. */
export interface GoogleLinksTable {
  /** Google's own id of the account, which stays when its e-mail changes. */
  subject: string;
  user_id: string;
  linked_at: number;
}

/** What all servers on this database must know alike, and nobody else. */
export interface SecretsTable {
  name: string;
  value: string;
}

/** Which server does a chore that only one may do at a time. */
export interface LeasesTable {
  name: string;
  holder: string;
  expires_at: number;
}

export interface Tables {
  users: UsersTable;
  activations: ActivationsTable;
  sessions: SessionsTable;
  follows: FollowsTable;
  posts: PostsTable;
  removed_posts: RemovedPostsTable;
  likes: LikesTable;
  saves: SavesTable;
  adverts: AdvertsTable;
  payments: PaymentsTable;
  sandbox_charges: SandboxChargesTable;
  ledger_accounts: LedgerAccountsTable;
  ledger_transfers: LedgerTransfersTable;
  ledger_entries: LedgerEntriesTable;
  withdrawals: WithdrawalsTable;
  comments: CommentsTable;
  flags: FlagsTable;
  conversations: ConversationsTable;
  conversation_members: ConversationMembersTable;
  messages: MessagesTable;
  notifications: NotificationsTable;
  event_sequences: EventSequencesTable;
  events: EventsTable;
  letters: LettersTable;
  recoveries: RecoveriesTable;
  uploads: UploadsTable;
  google_links: GoogleLinksTable;
  secrets: SecretsTable;
  leases: LeasesTable;
}
