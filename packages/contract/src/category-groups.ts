import type { Category } from './categories.ts';

/** Related categories under one heading. */
interface CategoryGroup {
  /** Identifies the group: the key of the text that names it. */
  name: string;
  categories: readonly Category[];
}

/** The 57 categories (product §9) in groups of related ones; each is in exactly one. */
export const CATEGORY_GROUPS = [
  { name: 'devices', categories: ['Electronics', 'Gadgets', 'Accessories', 'Audio', 'Gaming', 'Photography'] },
  { name: 'fashion', categories: ['Fashion', 'Jewelry', 'Beauty', 'Beautifiers', 'Makeup', 'Skin Care'] },
  { name: 'household', categories: ['Home', 'Furniture', 'Kitchen', 'Supplies', 'Toiletries'] },
  { name: 'vehicles', categories: ['Vehicles', 'Automobile', 'Transportation', 'Travel'] },
  {
    name: 'foods',
    categories: [
      'Food',
      'Food Stuffs',
      'Fast Food',
      'Groceries',
      'Provisionss',
      'Spices',
      'Fruit',
      'Pastries',
      'Drinks',
    ],
  },
  { name: 'property', categories: ['Real Estate', 'Realtors', 'Building Material', 'Machinery'] },
  { name: 'farm', categories: ['Agriculture', 'Farming', 'Pets'] },
  { name: 'family', categories: ['Babies', 'Health', 'Hospital', 'Fitness'] },
  { name: 'learning', categories: ['Education', 'Training', 'Books', 'Science'] },
  {
    name: 'leisure',
    categories: ['Music', 'Instruments', 'Movies', 'Entertainment', 'Events', 'Sports', 'Outdoors'],
  },
  { name: 'work', categories: ['Services', 'Jobs', 'Finance', 'Orders', 'Request'] },
] as const satisfies readonly CategoryGroup[];
