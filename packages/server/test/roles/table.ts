import { advertRows } from './adverts.ts';
import { authRows } from './auth.ts';
import { commentRows } from './comments.ts';
import { dealRows } from './deals.ts';
import { factorRows } from './factors.ts';
import { flagRows } from './flags.ts';
import { installationRows } from './installation.ts';
import { messageRows } from './messages.ts';
import { notificationRows } from './notifications.ts';
import { paymentRows } from './payments.ts';
import { phoneRows } from './phones.ts';
import { postRows } from './posts.ts';
import { realtimeRows } from './realtime.ts';
import { reviewRows } from './reviews.ts';
import type { Row } from './row.ts';
import { savedReplyRows } from './saved-replies.ts';
import { savedSearchRows } from './saved-searches.ts';
import { sessionRows } from './sessions.ts';
import { uploadRows } from './uploads.ts';
import { userRows } from './users.ts';
import { vendorRows } from './vendors.ts';
import { walletRows } from './wallet.ts';

/** The expected statuses of every endpoint of the app, one file per resource. */
export const TABLE: readonly Row[] = [
  ...installationRows,
  ...authRows,
  ...userRows,
  ...sessionRows,
  ...factorRows,
  ...phoneRows,
  ...vendorRows,
  ...postRows,
  ...savedSearchRows,
  ...commentRows,
  ...flagRows,
  ...advertRows,
  ...paymentRows,
  ...walletRows,
  ...messageRows,
  ...dealRows,
  ...reviewRows,
  ...savedReplyRows,
  ...notificationRows,
  ...realtimeRows,
  ...uploadRows,
];
