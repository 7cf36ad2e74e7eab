/** The English texts of PostFilters. */
export const MESSAGES = {
  open: 'Filters',
  openCounted: 'Filters ({count})',
  sort: 'Order of posts',
  best: 'Best',
  newest: 'Newest',
  cheapest: 'Cheapest',
  dearest: 'Dearest',
  chosen: 'Filters in use',
  total: { one: '{count} post', other: '{count} posts' },
  atLeast: '{count}+ posts',
  counted: '{value} ({count})',
  upTo: 'Up to {price}',
  from: 'From {price}',
  between: '{lowest} to {highest}',
  verified: 'Verified vendors',
  pictures: 'With pictures',
  following: 'Vendors you follow',
  remove: 'Remove {filter}',
  removeRead: 'Remove {filter}, read from “{words}”',
  or: '{first} or {second}',
  clear: 'Clear all',
  title: 'Filters',
  category: 'Category',
  anyCategory: 'Any category',
  state: 'State',
  anyState: 'Any state',
  lga: 'Local government',
  anyLga: 'Any local government',
  stateFirst: 'Choose the state first.',
  lowest: 'Lowest price',
  highest: 'Highest price',
  condition: 'Condition',
  pricePoint: 'Price point',
  only: 'Only',
  cancel: 'Cancel',
  apply: 'Show posts',
  priceShape: 'Enter whole naira, such as 25,000 or 25k.',
  priceOrder: 'This is below the lowest price.',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    PostFilters: typeof MESSAGES;
  }
}
