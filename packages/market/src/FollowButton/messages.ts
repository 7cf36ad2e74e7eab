/** The English texts of FollowButton. */
export const MESSAGES = {
  follow: 'Follow',
  following: 'Following',
  unfollow: 'Unfollow',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    FollowButton: typeof MESSAGES;
  }
}
