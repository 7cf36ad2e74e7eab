import { FLAG_REASONS } from '@oja/contract/categories';
import type { Flag, FlagNotice } from '@oja/contract/flags';
import type { ReviewFlag } from '@oja/contract/review-flags';
import type { Post } from '@oja/contract/posts';
import type { Review } from '@oja/contract/reviews';
import { z } from 'zod';

import type { ImageAddresses } from '../../foundation/uploads/image-addresses.ts';
import { toAuthor } from '../people/user-wire.ts';
import { toTimestamp } from '../../foundation/text/timestamp.ts';
import type { FlagRow, ListedFlagRow } from './flag-store.ts';
import type { ListedReviewFlagRow } from './review-flag-store.ts';

const reasonSchema = z.enum(FLAG_REASONS);

/** A report as the events for admins contain it. */
export function toFlagNotice(row: FlagRow, addresses: ImageAddresses): FlagNotice {
  return {
    _id: row.id,
    postId: row.post_id,
    postTitle: row.post_title,
    flagReason: reasonSchema.parse(row.reason),
    createdAt: toTimestamp(row.created_at),
    reporter: toAuthor({ ...row, id: row.reporter_id }, addresses),
    ...(row.review_id !== undefined && { reviewId: row.review_id }),
  };
}

/** A report in the admins' list. */
export function toFlag(row: ListedFlagRow, post: Post, addresses: ImageAddresses): Flag {
  return { ...toFlagNotice(row, addresses), post, postFlagsCount: row.post_flags_count };
}

/** A report of a review in the admins' list. */
export function toReviewFlag(row: ListedReviewFlagRow, review: Review, addresses: ImageAddresses): ReviewFlag {
  const { _id, flagReason, createdAt, reporter } = toFlagNotice(row, addresses);
  const subject = { _id: row.subject_id, userName: row.subject_name };
  return { _id, flagReason, createdAt, reporter, review, subject, ...(row.shared && { shared: row.shared }) };
}
