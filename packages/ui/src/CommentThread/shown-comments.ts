interface Dated {
  /** When it was written. */
  createdAt: number | string | Date;
}

const time = ({ createdAt }: Dated) => new Date(createdAt).getTime();

/** Newest first, at most as many as the limit: the preview under a post shows 3 (spec §4). The given list stays as it is. */
export function shownComments<Comment extends Dated>(comments: readonly Comment[], limit = Infinity): Comment[] {
  return comments.toSorted((a, b) => time(b) - time(a)).slice(0, limit);
}
