import type { Migration } from '../migrate.ts';
import { accounts } from './0001-accounts.ts';
import { posts } from './0002-posts.ts';
import { adverts } from './0003-adverts.ts';
import { commentsAndFlags } from './0004-comments-and-flags.ts';
import { messages } from './0005-messages.ts';
import { lettersAndUploads } from './0006-letters-and-uploads.ts';
import { signIn } from './0007-sign-in.ts';
import { peopleSearch } from './0008-people-search.ts';
import { postSearch } from './0009-post-search.ts';
import { removedPosts } from './0010-removed-posts.ts';
import { feedIndex } from './0011-feed-index.ts';
import { vendorApplications } from './0012-vendor-applications.ts';
import { blocks } from './0013-blocks.ts';
import { muting } from './0014-muting.ts';
import { readReceipts } from './0015-read-receipts.ts';
import { messagePosts } from './0016-message-posts.ts';
import { pictureSizes } from './0017-picture-sizes.ts';
import { shownChanges } from './0018-shown-changes.ts';
import { restingNames } from './0019-resting-names.ts';
import { sessionDevices } from './0020-session-devices.ts';
import { stepUp } from './0021-step-up.ts';
import { guessing } from './0022-guessing.ts';
import { blocksAndPresence } from './0023-blocks-and-presence.ts';
import { secondFactors } from './0024-second-factors.ts';
import { restorableAccounts } from './0025-restorable-accounts.ts';
import { confirmedPhones } from './0026-confirmed-phones.ts';
import { messageQuotes } from './0027-message-quotes.ts';
import { messageSearch } from './0028-message-search.ts';
import { postsByPrice } from './0029-posts-by-price.ts';
import { postWords } from './0030-post-words.ts';
import { placesOfPosts } from './0031-places-of-posts.ts';
import { savedSearches } from './0032-saved-searches.ts';
import { searchAlerts } from './0033-search-alerts.ts';
import { postsForVisitors } from './0034-posts-for-visitors.ts';
import { countedPosts } from './0035-counted-posts.ts';
import { conversationStates } from './0036-conversation-states.ts';
import { vendorInbox } from './0037-vendor-inbox.ts';
import { notificationSettings } from './0038-notification-settings.ts';
import { postStatus } from './0039-post-status.ts';
import { automaticReplies } from './0040-automatic-replies.ts';
import { messageEmails } from './0041-message-emails.ts';
import { deals } from './0042-deals.ts';
import { reviews } from './0043-reviews.ts';
import { showNow } from './0044-show-now.ts';
import { scheduledMessages } from './0045-scheduled-messages.ts';
import { notificationComments } from './0046-notification-comments.ts';
import { reviewFlags } from './0047-review-flags.ts';
import { agreedPrices } from './0048-agreed-prices.ts';
import { ratings } from './0049-ratings.ts';

/** All migrations, in the order in which they are applied. Add new ones at the end. */
export const migrations: readonly Migration[] = [
  accounts,
  posts,
  adverts,
  commentsAndFlags,
  messages,
  lettersAndUploads,
  signIn,
  peopleSearch,
  postSearch,
  removedPosts,
  feedIndex,
  vendorApplications,
  blocks,
  muting,
  readReceipts,
  messagePosts,
  pictureSizes,
  shownChanges,
  restingNames,
  sessionDevices,
  stepUp,
  guessing,
  blocksAndPresence,
  secondFactors,
  restorableAccounts,
  confirmedPhones,
  messageQuotes,
  messageSearch,
  postsByPrice,
  postWords,
  placesOfPosts,
  savedSearches,
  searchAlerts,
  postsForVisitors,
  countedPosts,
  conversationStates,
  vendorInbox,
  notificationSettings,
  postStatus,
  automaticReplies,
  messageEmails,
  deals,
  reviews,
  showNow,
  scheduledMessages,
  notificationComments,
  reviewFlags,
  agreedPrices,
  ratings,
];
