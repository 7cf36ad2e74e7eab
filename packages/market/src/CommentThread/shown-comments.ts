interface Dated {
  /** When the comment was written. */
  createdAt: number | string | Date;
}

const time = ({ createdAt }: Dated) => new Date(createdAt).getTime();

/**
 * Returns the comments newest first, at most `limit` of them: the preview below a post shows 3 (product §4). The given
 * list is not changed.
 */
export function shownComments<Comment extends Dated>(comments: readonly Comment[], limit = Infinity): Comment[] {
  return comments.toSorted((a, b) => time(b) - time(a)).slice(0, limit);
}
