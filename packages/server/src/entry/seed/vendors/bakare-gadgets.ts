import type { DemoVendor } from './demo-vendor.ts';

/** Phones and computers, Ikeja. */
export const bakareGadgets: DemoVendor = {
  name: 'Tunde Bakare',
  userName: 'Bakare Gadgets',
  bio: 'Computer Village since 2011. UK and US used phones, laptops and sound, each tested in front of you, with receipt and three months warranty. If it is fake, I buy it back at double. Ask anybody on Otigba Street.',
  phone: '8000000104',
  emblem: 'phone',
  posts: [
    {
      title: 'iPhone 13, 128 GB, battery 91 percent',
      description:
        'UK used, factory unlocked, Face ID and True Tone intact, no repair history. Comes with a charger, a pouch and a screen guard. Swap with your old phone is possible.',
      category: 'Gadgets',
      price: 385_000,
      location: 'Computer Village, Ikeja, Lagos',
      condition: 'Foreign Used',
      pricePoint: 'Negotiable Price',
      object: 'phone',
      pictures: 4,
    },
    {
      title: 'HP EliteBook 840 G8, i5, 16 GB',
      description:
        'Eleventh generation Core i5, 512 GB SSD, backlit keyboard, six hours on battery. Windows 11 activated. Good for coding, design and long lectures.',
      category: 'Electronics',
      price: 465_000,
      location: 'Computer Village, Ikeja, Lagos',
      condition: 'Foreign Used',
      pricePoint: 'Negotiable Price',
      object: 'laptop',
      pictures: 3,
    },
    {
      title: '43 inch smart television',
      description:
        'Full HD with YouTube and Netflix built in, three HDMI ports, wall bracket included. Sealed carton, one year warranty from the maker.',
      category: 'Electronics',
      price: 238_000,
      location: 'Computer Village, Ikeja, Lagos',
      condition: 'Brand New',
      pricePoint: 'Fixed Price',
      object: 'television',
      pictures: 2,
    },
    {
      title: 'Wireless headphones with noise cancelling',
      description:
        'Thirty hours of music, and the generator next door disappears. Folds flat, charges by USB-C. Black and blue left.',
      category: 'Accessories',
      price: 34_500,
      location: 'Computer Village, Ikeja, Lagos',
      condition: 'Brand New',
      pricePoint: 'Fixed Price',
      object: 'headphones',
      pictures: 3,
    },
    {
      title: 'Used PlayStation controllers, original',
      description:
        'Tested for drift, new rubber on the sticks. Sold one by one or four for the price of three. Bring your console and try before you pay.',
      category: 'Gaming',
      price: 22_000,
      location: 'Computer Village, Ikeja, Lagos',
      condition: 'Foreign Used',
      pricePoint: 'Negotiable Price',
      object: 'controller',
      pictures: 2,
    },
  ],
};
