/** The 57 fixed categories of product §9, in their order and spelling ("Provisionss" included). */
export const CATEGORIES = [
  'Electronics',
  'Accessories',
  'Gadgets',
  'Furniture',
  'Home',
  'Vehicles',
  'Health',
  'Education',
  'Food',
  'Fashion',
  'Beauty',
  'Travel',
  'Finance',
  'Music',
  'Gaming',
  'Automobile',
  'Photography',
  'Real Estate',
  'Books',
  'Fitness',
  'Science',
  'Movies',
  'Pets',
  'Jobs',
  'Services',
  'Training',
  'Agriculture',
  'Farming',
  'Events',
  'Entertainment',
  'Sports',
  'Outdoors',
  'Babies',
  'Supplies',
  'Building Material',
  'Instruments',
  'Audio',
  'Orders',
  'Request',
  'Transportation',
  'Kitchen',
  'Spices',
  'Groceries',
  'Machinery',
  'Food Stuffs',
  'Beautifiers',
  'Fast Food',
  'Realtors',
  'Hospital',
  'Toiletries',
  'Drinks',
  'Provisionss',
  'Pastries',
  'Fruit',
  'Makeup',
  'Jewelry',
  'Skin Care',
] as const;

/** A category name. */
export type Category = (typeof CATEGORIES)[number];

/** The choices for the condition of a post, product §5. */
export const CONDITIONS = ['Brand New', 'Foreign Used', 'Nigerian Used'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** The choices for the price point of a post, product §5. */
export const PRICE_POINTS = ['Negotiable Price', 'Fixed Price'] as const;
export type PricePoint = (typeof PRICE_POINTS)[number];

/**
 * The statuses of a post, decision 065. A reserved post stays in all lists; a sold or paused one is in none but those
 * of its owner's profile and of the people who saved it, and stays at its address.
 */
export const POST_STATUSES = ['available', 'reserved', 'sold', 'paused'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

/** The reasons for reporting a post, product §5. */
export const FLAG_REASONS = [
  'Spam',
  'Hate Speech',
  'Fake Product',
  'Fake News',
  'Scammer',
  'Unverified Properties',
  'Other',
] as const;
export type FlagReason = (typeof FLAG_REASONS)[number];
