/** The English texts of ReportEvidence. */
export const MESSAGES = {
  reports: { one: '{count} report', other: '{count} reports' },
  by: 'by {reporter}',
  renamed: 'Reported as “{title}”',
  post: 'Post',
  posted: 'Posted {age}',
  likes: { one: '{count} like', other: '{count} likes' },
  comments: { one: '{count} comment', other: '{count} comments' },
  noPictures: 'No pictures',
  author: 'Author',
  joined: 'Member since {date}',
  posts: { one: '{count} post', other: '{count} posts' },
  followers: { one: '{count} follower', other: '{count} followers' },
  otherReported: { one: 'Another post is reported', other: '{count} other posts are reported' },
  otherLoaded: {
    one: 'Another post is among the loaded reports',
    other: '{count} other posts are among the loaded reports',
  },
  noneReported: 'No other post in the queue',
  noneLoaded: 'No other post among the loaded reports',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    ReportEvidence: typeof MESSAGES;
  }
}
