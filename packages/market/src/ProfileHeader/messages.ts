/** The English texts of ProfileHeader. */
export const MESSAGES = {
  seeMore: 'See More',
  viewLess: 'View Less',
  following: 'Following',
  rating: { one: '{mean} from {count} review', other: '{mean} from {count} reviews' },
  reviews: 'Reviews',
  dealsSold: 'Sold {count}',
  joined: 'Member since {date}',
  edit: 'Update Profile',
  message: 'Message',
  settings: 'Settings',
  explore: 'Explore Users',
  copyLink: 'Copy Profile Link',
  loading: 'Loading profile',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    ProfileHeader: typeof MESSAGES;
  }
}
