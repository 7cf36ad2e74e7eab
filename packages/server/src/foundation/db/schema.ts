import type {
  ActivationsTable,
  BlocksTable,
  RestingNamesTable,
  FollowsTable,
  GoogleLinksTable,
  KnownDevicesTable,
  PhoneCodesTable,
  RecoveriesTable,
  SessionsTable,
  StepUpCodesTable,
  UsersTable,
  VendorApplicationsTable,
} from './tables/account-tables.ts';
import type {
  AgreedPricesTable,
  DealStepsTable,
  DealsTable,
  RatingsTable,
  ReviewFlagsTable,
  ReviewsTable,
} from './tables/deal-tables.ts';
import type {
  FactorEnrolmentsTable,
  LoginChallengesTable,
  PasskeysTable,
  RecoveryCodesTable,
  TotpFactorsTable,
} from './tables/factor-tables.ts';
import type {
  AnswerTimesTable,
  ConversationMembersTable,
  ConversationsTable,
  EventSequencesTable,
  EventsTable,
  MessageMailProgressTable,
  MessageMailsTable,
  MessagesTable,
  NotificationsTable,
  SavedRepliesTable,
  ScheduledMessagesTable,
  PushSubscriptionsTable,
  WaitingMessageMailsTable,
  WaitingPushesTable,
} from './tables/message-tables.ts';
import type {
  AdvertsTable,
  LedgerAccountsTable,
  LedgerEntriesTable,
  LedgerTransfersTable,
  PaymentsTable,
  SandboxChargesTable,
  WithdrawalsTable,
} from './tables/money-tables.ts';
import type {
  CommentsTable,
  FlagsTable,
  LikesTable,
  PostsTable,
  PostTextsTable,
  PostWordsTable,
  RemovedPostsTable,
  SavesTable,
  StatusNewsTable,
  UnreadPostsTable,
  UploadsTable,
  WordFormsTable,
} from './tables/post-tables.ts';
import type {
  PriceFallsTable,
  SavedSearchesTable,
  SearchFitsTable,
  SearchKeysTable,
  SearchMailsTable,
  SearchNotificationsTable,
  SearchProgressTable,
} from './tables/search-tables.ts';
import type { SandboxSmsTable, SmsCountsTable } from './tables/sms-tables.ts';
import type { LeasesTable, EmailsTable, SecretsTable, ShownChangesTable } from './tables/upkeep-tables.ts';

/**
 * The tables, as both databases hold them. Ids are UUIDv7 text (uuid on PostgreSQL), times are milliseconds since 1970,
 * booleans are 1/0, lists are JSON text.
 */
export interface Tables {
  users: UsersTable;
  activations: ActivationsTable;
  sessions: SessionsTable;
  step_up_codes: StepUpCodesTable;
  totp_factors: TotpFactorsTable;
  passkeys: PasskeysTable;
  recovery_codes: RecoveryCodesTable;
  factor_enrolments: FactorEnrolmentsTable;
  login_challenges: LoginChallengesTable;
  phone_codes: PhoneCodesTable;
  sms_counts: SmsCountsTable;
  sandbox_sms: SandboxSmsTable;
  follows: FollowsTable;
  blocks: BlocksTable;
  resting_names: RestingNamesTable;
  vendor_applications: VendorApplicationsTable;
  posts: PostsTable;
  post_texts: PostTextsTable;
  post_words: PostWordsTable;
  word_forms: WordFormsTable;
  unread_posts: UnreadPostsTable;
  removed_posts: RemovedPostsTable;
  likes: LikesTable;
  saves: SavesTable;
  saved_searches: SavedSearchesTable;
  search_keys: SearchKeysTable;
  search_progress: SearchProgressTable;
  search_notifications: SearchNotificationsTable;
  search_fits: SearchFitsTable;
  search_mails: SearchMailsTable;
  price_falls: PriceFallsTable;
  status_news: StatusNewsTable;
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
  saved_replies: SavedRepliesTable;
  scheduled_messages: ScheduledMessagesTable;
  deals: DealsTable;
  deal_steps: DealStepsTable;
  agreed_prices: AgreedPricesTable;
  reviews: ReviewsTable;
  review_flags: ReviewFlagsTable;
  ratings: RatingsTable;
  answer_times: AnswerTimesTable;
  notifications: NotificationsTable;
  push_subscriptions: PushSubscriptionsTable;
  waiting_pushes: WaitingPushesTable;
  message_mail_progress: MessageMailProgressTable;
  waiting_message_mails: WaitingMessageMailsTable;
  message_mails: MessageMailsTable;
  event_sequences: EventSequencesTable;
  events: EventsTable;
  letters: EmailsTable;
  recoveries: RecoveriesTable;
  known_devices: KnownDevicesTable;
  uploads: UploadsTable;
  google_links: GoogleLinksTable;
  secrets: SecretsTable;
  leases: LeasesTable;
  shown_changes: ShownChangesTable;
}
