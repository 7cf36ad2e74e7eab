import type { Category } from './categories.ts';

/** The 57 categories of product §9 by subject, for long lists of them. Each is in one group. */
export const CATEGORY_GROUPS = [
  { name: 'devices', categories: ['Gadgets', 'Electronics', 'Accessories', 'Audio', 'Gaming', 'Photography'] },
  {
    name: 'style',
    categories: ['Fashion', 'Jewelry', 'Beauty', 'Makeup', 'Skin Care', 'Beautifiers', 'Toiletries', 'Babies'],
  },
  { name: 'vehicles', categories: ['Vehicles', 'Automobile', 'Transportation', 'Travel'] },
  { name: 'house', categories: ['Home', 'Furniture', 'Kitchen', 'Real Estate', 'Realtors', 'Building Material'] },
  {
    name: 'food',
    categories: [
      'Food',
      'Fast Food',
      'Pastries',
      'Drinks',
      'Food Stuffs',
      'Groceries',
      'Provisionss',
      'Fruit',
      'Spices',
    ],
  },
  { name: 'farm', categories: ['Agriculture', 'Farming', 'Pets', 'Machinery', 'Supplies'] },
  { name: 'services', categories: ['Services', 'Jobs', 'Finance', 'Health', 'Hospital', 'Request', 'Orders'] },
  { name: 'learning', categories: ['Education', 'Training', 'Books', 'Science'] },
  {
    name: 'leisure',
    categories: ['Events', 'Entertainment', 'Music', 'Instruments', 'Movies', 'Sports', 'Fitness', 'Outdoors'],
  },
] as const satisfies readonly { name: string; categories: readonly Category[] }[];
