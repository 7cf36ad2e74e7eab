/** The English texts of ReportEvidence. */
export const MESSAGES = {
  reports: { one: '{count} report', other: '{count} reports' },
  by: 'by {reporter}',
  renamed: 'Reported as “{title}”',
  post: 'Post',
  posted: 'Posted {age}',
  reaction: '{likes} likes · {comments} comments',
  picture: 'Picture {number}',
  noPictures: 'No pictures',
  author: 'Author',
  joined: 'Member since {date}',
  posts: { one: '{count} post', other: '{count} posts' },
  followers: { one: '{count} follower', other: '{count} followers' },
  otherReported: { one: 'Another post is reported', other: '{count} other posts are reported' },
  noneReported: 'No other post in the queue',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    ReportEvidence: typeof MESSAGES;
  }
}
