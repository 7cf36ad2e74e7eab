/** The numbers of spec §9 and the bounds the contract adds. Units stand in each name or comment. */

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;

/** Advert plans: price in naira, lifetime in milliseconds. */
export const ADVERT_PLANS = {
  daily: { price: 1000, lifetimeMs: DAY },
  weekly: { price: 4800, lifetimeMs: 7 * DAY },
} as const;

/** An advert is shown after this many posts, over and over. */
export const POSTS_BETWEEN_ADVERTS = 3;

/** Share of a plan's price that a referral earns. */
export const REFERRAL_SHARE = 0.1;

/** How long a link to the checkout keeps an unpaid advert; then its post is deleted. */
export const ADVERT_PAYMENT_MS = DAY;

/** The least and the most of one withdrawal, in naira: a referral's smallest share can be taken out. */
export const WITHDRAWAL_MIN = 100;
export const WITHDRAWAL_MAX = 1_000_000;

export const OTP_LENGTH = 5;
export const OTP_LIFETIME_MS = 10 * 60 * SECOND;
export const OTP_TRIES = 5;
export const ACTIVATION_LIFETIME_MS = 2 * DAY;
export const SESSION_LIFETIME_MS = 30 * DAY;
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
/** Naira. Above any price asked in earnest, below where a number loses its kobo. */
export const PRICE_MAX = 100_000_000_000;
export const COMMENT_MAX = 1000;
export const MESSAGE_MAX = 4000;
export const SEARCH_MAX = 100;

/** A vendor's application: name, address, the longer texts, and why one is declined. */
export const BUSINESS_NAME_MAX = 80;
export const ADDRESS_MAX = 200;
export const APPLICATION_TEXT_MAX = 500;
export const DECLINE_REASON_MAX = 300;

export const IMAGES_MAX = 8;
export const IMAGES_TOTAL_BYTES_MAX = 10 * 1024 * 1024;
export const IMAGE_PIXELS_MAX = 25_000_000;

/** Page sizes. */
export const POSTS_PAGE = 12;
/** Numbered pages go so far; a cursor goes on to the end. */
export const POSTS_PAGES_MAX = 500;
/** Adverts that come with a page of posts. */
export const ADVERTS_SHOWN = 12;
export const COMMENTS_PAGE = 50;
/** Comments that come with a single post. */
export const POST_COMMENTS = 200;
export const FLAGS_PAGE = 30;
export const APPLICATIONS_PAGE = 30;
export const PEOPLE_PAGE = 50;
/** Ids that one's own profile carries, of each list. */
export const DASHBOARD_IDS_MAX = 1000;
export const MESSAGES_PAGE = 30;
export const NOTIFICATIONS_PAGE = 30;
export const CONVERSATIONS_PAGE = 200;
export const EVENTS_PAGE = 100;

/** How many of a conversation's unread messages are named. */
export const UNREAD_IDS_MAX = 20;
/** How many people one is told of when they are online. */
export const ONLINE_MAX = 500;
/** How many notifications a person's list keeps. */
export const NOTIFICATIONS_KEPT = 500;
/** How far back clients can catch up. */
export const EVENTS_KEPT = 1000;
export const EVENTS_KEPT_MS = 7 * DAY;
export const ADVERTS_PAGE = 30;
export const MOVEMENTS_PAGE = 30;
export const WITHDRAWALS_PAGE = 50;

/** How often a client says that somebody is writing, and how long the partner's shows it. */
export const TYPING_EVERY_MS = 3000;
export const TYPING_SHOWN_MS = 6000;

export const POST_PREVIEW_WORDS = 15;
export const BIO_PREVIEW_WORDS = 16;
export const COMMENTS_PREVIEW = 3;
export const CONVERSATION_PREVIEW_CHARACTERS = 24;
/** Counts over this are shown as '99+'. */
export const BADGE_MAX = 100;

export const SEARCH_DEBOUNCE_MS = 500;
export const CACHED_QUERY_S = 300;
export const QUERY_RETRIES = 2;

export const TAGLINE_PAUSE_MS = 1000;
export const COUNTER_S = 2;
export const CAROUSEL_ADVANCE_MS = 5000;
export const CAROUSEL_SWIPE_PX = 50;
export const LIKE_ANIMATION_MS = 500;
export const DELETE_RELOAD_MS = 2000;

/** Toast durations, in milliseconds. */
export const TOAST_MS = { default: 5000, chat: 3000, comment: 2000, notification: 5000, post: 2000 } as const;

/** The statistics panel of the landing page, spec §1. */
export const STATISTICS = {
  paymentsMade: 10_000,
  paymentsReceived: 20_000,
  successRatePercent: 84.7,
  activeUsers: 500,
} as const;
