import type { DemoVendor } from './demo-vendor.ts';

/** Fish and soup things, Port Harcourt. */
export const tamunoSeafoods: DemoVendor = {
  name: 'Ebiere Tamuno',
  userName: 'Tamuno Seafoods',
  bio: 'Bonny boats to Creek Road market to your pot. Fresh and smoked fish, periwinkle, crayfish, native soup packs. I clean it, you cook it. Ice delivery in Port Harcourt before noon.',
  phone: '8000000112',
  emblem: 'fish',
  posts: [
    {
      title: 'Fresh croaker, five kilos',
      description:
        'Landed this morning, scaled and cut the way you want. On ice in a foam box, delivered in town before noon.',
      category: 'Food',
      price: 32_000,
      location: 'Creek Road, Port Harcourt',
      pricePoint: 'Fixed Price',
      object: 'fish',
      pictures: 3,
    },
    {
      title: 'Smoked catfish, one carton',
      description:
        'Dry, not burnt, no sand. Twenty-four pieces that keep for two months in a dry place. Good for sending abroad.',
      category: 'Food Stuffs',
      price: 45_000,
      location: 'Creek Road, Port Harcourt',
      pricePoint: 'Negotiable Price',
      object: 'fish',
      pictures: 2,
    },
    {
      title: 'Native soup pack',
      description:
        'Periwinkle, crayfish, dry fish, uziza and all the spices, measured for one pot that feeds eight. Instructions included, judgement not.',
      category: 'Spices',
      price: 12_500,
      location: 'Rumuola, Port Harcourt',
      pricePoint: 'Fixed Price',
      object: 'bowl',
      pictures: 3,
    },
    {
      title: 'Bole and fish, office lunch',
      description:
        'Roasted plantain and yam with mackerel and plenty pepper sauce. Order by ten, eat by one. Price per plate, free delivery from ten plates.',
      category: 'Fast Food',
      price: 3_500,
      location: 'GRA Phase 2, Port Harcourt',
      pricePoint: 'Fixed Price',
      object: 'bowl',
      pictures: 2,
    },
    {
      title: 'Crayfish, one paint bucket',
      description: 'Clean red crayfish from Bonny, sun dried, no sand and no shells. Ground free of charge if you ask.',
      category: 'Groceries',
      price: 14_000,
      location: 'Creek Road, Port Harcourt',
      pricePoint: 'Negotiable Price',
      object: 'sack',
      pictures: 1,
    },
  ],
};
