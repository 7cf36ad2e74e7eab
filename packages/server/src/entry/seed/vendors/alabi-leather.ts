import type { DemoVendor } from './demo-vendor.ts';

/** Shoes and bags, Abeokuta. */
export const alabiLeather: DemoVendor = {
  name: 'Babatunde Alabi',
  userName: 'Alabi Leather',
  bio: 'Third-generation cobbler. Everything is cut and stitched at Itoku, from Kano leather, and resoled free for two years. Send a tracing of your foot on paper and the shoe will fit.',
  phone: '8000000103',
  emblem: 'bag',
  posts: [
    {
      title: 'Handmade leather handbag',
      description:
        'Full-grain Kano leather with an adire lining, brass lock, one inside pocket with a zip. Tan, black and oxblood. Made in six days.',
      category: 'Accessories',
      price: 42_000,
      location: 'Itoku, Abeokuta',
      condition: 'Brand New',
      pricePoint: 'Fixed Price',
      object: 'bag',
      pictures: 4,
    },
    {
      title: 'Running shoes, sizes 40 to 46',
      description:
        'Light, with a sole that grips wet roads. Clean foreign used, washed and disinfected, first grade only. Send your size and I send a video.',
      category: 'Sports',
      price: 23_500,
      location: 'Lafenwa, Abeokuta',
      condition: 'Foreign Used',
      pricePoint: 'Negotiable Price',
      object: 'sneaker',
      pictures: 3,
    },
    {
      title: 'School bags for the new term',
      description:
        'Strong canvas with leather corners, double stitching, room for all the notebooks. Ten or more for a school: ask for the price.',
      category: 'Supplies',
      price: 11_500,
      location: 'Itoku, Abeokuta',
      condition: 'Brand New',
      pricePoint: 'Negotiable Price',
      object: 'bag',
      pictures: 2,
    },
    {
      title: 'Ankara dress, made to measure',
      description: 'Knee-length with pockets, your cloth or mine. My wife sews, I deliver. Send bust, waist and hip.',
      category: 'Fashion',
      price: 26_000,
      location: 'Itoku, Abeokuta',
      condition: 'Brand New',
      pricePoint: 'Negotiable Price',
      object: 'dress',
      pictures: 3,
    },
    {
      title: 'Automatic wrist watch',
      description:
        'See-through back, leather strap cut here, serviced and keeping time to ten seconds a day. With box.',
      category: 'Jewelry',
      price: 58_000,
      location: 'Kuto, Abeokuta',
      condition: 'Foreign Used',
      pricePoint: 'Negotiable Price',
      object: 'watch',
      pictures: 2,
    },
  ],
};
