/** The English texts of PostForm. */
export const MESSAGES = {
  create: 'New post',
  edit: 'Edit post',
  submit: 'Post',
  save: 'Save changes',
  title: 'Title',
  description: 'Description',
  category: 'Category',
  chooseCategory: 'Choose a category',
  searchCategory: 'Name or goods, such as iPhone',
  found: 'Results',
  devices: 'Phones and electronics',
  style: 'Fashion and beauty',
  vehicles: 'Vehicles and travel',
  house: 'Home and property',
  food: 'Food and drinks',
  farm: 'Farm and work',
  services: 'Services, jobs and money',
  learning: 'Learning',
  leisure: 'Events and leisure',
  suggested: 'Suggested:',
  suggestedNow: 'Suggested categories: {categories}',
  price: 'Price',
  phoneNumber: 'Phone number',
  location: 'Location',
  locationHint: 'City or area, such as Yaba, Lagos.',
  state: 'State',
  chooseState: 'Choose a state',
  lga: 'Local government',
  chooseLga: 'Choose a local government',
  stateFirst: 'Choose the state first.',
  condition: 'Condition',
  pricePoint: 'Price point',
  units: 'How many do you have?',
  unitsHint: 'Empty for one. Each sale takes off what was sold.',
};

declare module '@oja/ui/LocaleProvider' {
  interface ComponentMessages {
    PostForm: typeof MESSAGES;
  }
}
