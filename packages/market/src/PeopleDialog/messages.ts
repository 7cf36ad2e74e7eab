/** The English texts of PeopleDialog. */
export const MESSAGES = {
  customers: 'Customers',
  customersEmpty: 'No customers yet',
  following: 'Following',
  followingEmpty: 'Not following anyone yet',
  blocked: 'Blocked people',
  blockedEmpty: 'You have blocked nobody',
  failed: 'This list could not be loaded',
  search: 'Search {list}',
  searchPlaceholder: 'Name or username',
  noMatch: 'User not found.',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    PeopleDialog: typeof MESSAGES;
  }
}
