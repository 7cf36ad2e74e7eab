/** The numbers of product §9 and the limits that the contract adds. Each name or comment states the unit. */

/** Units of time, in milliseconds. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Advert plans: price in naira, lifetime in milliseconds. */
export const ADVERT_PLANS = {
  daily: { price: 1000, lifetimeMs: DAY },
  weekly: { price: 4800, lifetimeMs: 7 * DAY },
} as const;

/** An advert appears after each group of this many posts. */
export const POSTS_BETWEEN_ADVERTS = 3;

/** The share of a plan's price that a referral earns. */
export const REFERRAL_SHARE = 0.1;

/** How long an unpaid advert is kept after its last checkout link was created; then its post is deleted. */
export const ADVERT_PAYMENT_MS = 24 * HOUR;

/** Naira. A provider's answer with a larger amount is refused, so that the ledger's sums stay exact. */
export const PAYMENT_MAX = 1_000_000_000;

/** The limits of one withdrawal, in naira. The smallest referral can be withdrawn. */
export const WITHDRAWAL_MIN = 100;
export const WITHDRAWAL_MAX = 1_000_000;

export const OTP_LENGTH = 5;
export const OTP_LIFETIME_MS = 10 * MINUTE;
export const OTP_TRIES = 5;
/** Digits of the code that an account without a password confirms itself with. It lives and has tries as an OTP. */
export const STEP_UP_CODE_LENGTH = 6;
/** How long a login waits for its second factor, and how many codes or passkeys it can be tried with. */
export const LOGIN_CHALLENGE_MS = 5 * MINUTE;
export const LOGIN_CHALLENGE_TRIES = 5;
/** How long an authenticator app or a passkey can be set up after it was begun. */
export const ENROLMENT_MS = 10 * MINUTE;
/** The codes of an authenticator app: their digits, and how long each is shown. */
export const TOTP_DIGITS = 6;
export const TOTP_STEP_MS = 30 * SECOND;
/** Recovery codes of an account, and the characters of each without its dash. */
export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_LENGTH = 10;
export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX = 40;
/** Digits of the code that is sent by SMS. It lives and has tries as an OTP. */
export const PHONE_CODE_LENGTH = 6;
/** How many accounts can confirm one phone number: a family or a shop may share one. */
export const PHONE_ACCOUNTS_MAX = 3;
export const ACTIVATION_LIFETIME_MS = 2 * DAY;
/** How long the owner of a deleted account can restore it. */
export const RESTORE_LIFETIME_MS = 14 * DAY;
/** How long a user name that was given up is refused to others, and how many of one account rest at a time. */
export const USER_NAME_REST_MS = 90 * DAY;
export const USER_NAMES_RESTING_MAX = 5;
/** How long a session lives after its last use, and at most after its sign-in. */
export const SESSION_LIFETIME_MS = 30 * DAY;
export const SESSION_LIFETIME_MAX_MS = 90 * DAY;
export const RESET_REDIRECT_MS = 2000;

export const NAME_MAX = 80;
export const USER_NAME_MIN = 3;
export const USER_NAME_MAX = 30;
export const EMAIL_MAX = 254;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const BIO_MAX = 500;

export const TITLE_MAX = 120;
export const DESCRIPTION_MAX = 1500;
export const LOCATION_MAX = 120;
/** Characters of the longest name of a state or local government, with room for others. */
export const PLACE_NAME_MAX = 60;
/** Naira. Above any realistic price, and below the size at which a number can no longer hold kobo exactly. */
export const PRICE_MAX = 100_000_000_000;
export const COMMENT_MAX = 1000;
export const MESSAGE_MAX = 4000;
/** Characters of a quoted message, as people see them: its first line in a bubble of a phone. */
export const QUOTE_MAX = 120;
/** Messages in one call. */
export const MESSAGES_TOGETHER = 50;
/** Messages of one person that wait to be sent later, and how far ahead their times can be, in milliseconds. */
export const SCHEDULED_MAX = 50;
export const SCHEDULE_MIN_MS = 60 * SECOND;
export const SCHEDULE_MAX_MS = 90 * DAY;
export const SEARCH_MAX = 100;
/** Characters of a saved search's name, and saved searches of one person. */
export const SAVED_SEARCH_NAME_MAX = 60;
export const SAVED_SEARCHES_MAX = 30;
/** Characters of a saved reply's name, and saved replies of one person. */
export const REPLY_NAME_MAX = 40;
export const REPLIES_MAX = 30;
/** The most uses of a saved reply that are counted. */
export const REPLY_USES_MAX = 1_000_000;
/** Characters of a vendor's greeting, and of their away message. */
export const AUTOMATIC_REPLY_MAX = 500;
/** A vendor who has written or read in a conversation since then answers themselves. */
export const VENDOR_ACTIVE_MS = 5 * MINUTE;

/** How far back a vendor's answers count for the time they usually take, and how many are needed to show it. */
export const ANSWERS_COUNTED_MS = 7 * DAY;
export const ANSWERS_MIN = 5;
/**
 * The times, in minutes, to which that time is rounded, each with the longest median that it stands for. A longer one
 * is not shown.
 */
export const ANSWER_STEPS = [
  { shown: 5, upTo: 10 },
  { shown: 20, upTo: 40 },
  { shown: 60, upTo: 120 },
  { shown: 180, upTo: 360 },
  { shown: 1440, upTo: 1440 },
] as const;

/** Deals a page; the most units and steps of a deal; and characters of the place of a meeting and of a reason. */
export const DEALS_PAGE = 50;
export const DEAL_UNITS_MAX = 1000;
export const DEAL_STEPS_MAX = 60;
export const DEAL_PLACE_MAX = 120;
export const DEAL_REASON_MAX = 300;

/**
 * Agreed prices, decision 080: how many days back deals count, how many a range needs, how many of each person count,
 * and the most of the latest that are read.
 */
export const AGREED_DAYS = 90;
export const AGREED_DEALS_MIN = 10;
export const AGREED_DEALS_OF_PERSON = 2;
export const AGREED_DEALS_MAX = 1000;

/** Reviews a page; the most stars, characters (also of its reply) and tags of one; and how many a mean needs. */
export const REVIEWS_PAGE = 20;
export const REVIEW_STARS_MAX = 5;
export const REVIEW_TEXT_MAX = 500;
export const REVIEW_TAGS_MAX = 3;
export const RATING_REVIEWS_MIN = 3;

/** The most browsers of a person that get pushes. */
export const PUSH_SUBSCRIPTIONS_MAX = 10;

/** Characters in a vendor's application: name, address, longer texts, and the reason for declining it. */
export const BUSINESS_NAME_MAX = 80;
export const ADDRESS_MAX = 200;
export const APPLICATION_TEXT_MAX = 500;
export const DECLINE_REASON_MAX = 300;

export const IMAGES_MAX = 8;
export const IMAGES_TOTAL_MB_MAX = 10;
export const IMAGES_TOTAL_BYTES_MAX = IMAGES_TOTAL_MB_MAX * 1024 * 1024;
export const IMAGE_MEGAPIXELS_MAX = 25;
export const IMAGE_PIXELS_MAX = IMAGE_MEGAPIXELS_MAX * 1_000_000;
/** The longest side of a stored picture by its purpose, in pixels; a profile picture is square. */
export const IMAGE_SIDES = { profile: 512, post: 1600, chat: 1280 };
/** The widths in which the server keeps every picture that is wider, beside its full size, in pixels. */
export const IMAGE_WIDTHS = [128, 320, 640, 1080] as const;
/** The longest blur of a picture: a thumbhash of 25 bytes in Base64. */
export const BLUR_MAX = 36;
/** What a photo may cost to upload, in bytes: the app shrinks it to less. */
export const UPLOADED_BYTES_AIM = 250_000;

/** Page sizes: items of each list in one page. */
export const POSTS_PAGE = 12;
/** How many found posts are counted exactly: more are "1,000+". */
export const FOUND_POSTS_COUNTED = 1000;
/** How many saves of a post are counted: more are "1,000+". */
export const SAVES_COUNTED = 1000;
/** Posts on the landing page, and how many of them may be of one vendor. */
export const PUBLIC_POSTS = 12;
export const PUBLIC_POSTS_OF_VENDOR = 2;
/** The last numbered page. Cursors have no limit. */
export const POSTS_PAGES_MAX = 500;
/** Adverts in the response with a page of posts. */
export const ADVERTS_SHOWN = 12;
export const COMMENTS_PAGE = 50;
/** Comments in the response with a single post. */
export const POST_COMMENTS = 200;
export const FLAGS_PAGE = 30;
export const APPLICATIONS_PAGE = 30;
export const PEOPLE_PAGE = 50;
/** Ids in each list of the own profile. */
export const DASHBOARD_IDS_MAX = 1000;
export const MESSAGES_PAGE = 30;
export const FOUND_MESSAGES_PAGE = 30;
export const NOTIFICATIONS_PAGE = 30;
export const CONVERSATIONS_PAGE = 200;
export const EVENTS_PAGE = 100;
/** The most new posts of followed vendors in one answer: more are shown as "99+". */
export const NEW_POSTS_MAX = 100;

/** Labels of conversations, and the characters of a label's own name. */
export const LABELS = 6;
export const LABEL_NAME_MAX = 20;
/** How far ahead a conversation can be snoozed: a year. */
export const SNOOZE_MAX_MS = 366 * 24 * 60 * 60 * 1000;

/** Ids of unread messages that a conversation lists. */
export const UNREAD_IDS_MAX = 20;
/** The most conversations with unread messages that a push names: push services accept 4,096 bytes in all. */
export const PUSH_UNREAD_MAX = 20;
/** People in the list of those who are online. */
export const ONLINE_MAX = 500;
/** How long a message stays unread until an email informs of it, and the most such emails of a person on a day. */
export const UNREAD_UNTIL_MAIL_MS = 30 * MINUTE;
export const UNREAD_MAILS_A_DAY = 3;
/** Notifications stored for each person. */
export const NOTIFICATIONS_STORED_MAX = 500;
/** How far back clients can catch up: events for each person, and their age. */
export const EVENTS_STORED_MAX = 1000;
export const EVENTS_LIFETIME_MS = 7 * DAY;
export const ADVERTS_PAGE = 30;
export const MOVEMENTS_PAGE = 30;
export const WITHDRAWALS_PAGE = 50;

/** The shortest interval between typing events, and how long the partner's client shows one. */
export const TYPING_EVERY_MS = 3000;
export const TYPING_SHOWN_MS = 6000;

export const COMMENTS_PREVIEW = 3;
/** Words of a post's text and of a bio that are shown before they are expanded. */
export const POST_PREVIEW_WORDS = 15;
export const BIO_PREVIEW_WORDS = 16;
/** Characters of the last message in a row of the chat list. */
export const CONVERSATION_PREVIEW_MAX = 24;
/** A search starts after this pause in typing. */
export const SEARCH_PAUSE_MS = 500;

/** How long a picture of a carousel stays, in milliseconds, and the shortest swipe that changes it, in pixels. */
export const CAROUSEL_ADVANCE_MS = 5000;
export const SWIPE_MIN_PX = 50;
/** How long the numbers of the landing page count up, in milliseconds. */
export const COUNT_UP_MS = 2000;

/** Counts over this limit are shown as '99+'. */
export const BADGE_MAX = 100;

export const CACHED_QUERY_S = 300;
export const QUERY_RETRIES = 2;

export const TAGLINE_PAUSE_MS = 1000;
export const DELETE_RELOAD_MS = 2000;

/** How long a change of a post's status can be undone. Those who saved the post are notified after that. */
export const STATUS_UNDO_MS = 10 * SECOND;

/** Toast durations, in milliseconds. */
export const TOAST_MS = { default: 5000, chat: 3000, comment: 2000, notification: 5000, post: 2000 } as const;

/** The statistics panel of the landing page, product §1. */
export const STATISTICS = {
  paymentsMade: 10_000,
  paymentsReceived: 20_000,
  successRatePercent: 84.7,
  activeUsers: 500,
} as const;
