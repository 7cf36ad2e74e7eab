import type { DemoVendor } from './demo-vendor.ts';

/** Houses, land and building, Abuja. */
export const nwosuHomes: DemoVendor = {
  name: 'Emeka Nwosu',
  userName: 'Nwosu Homes',
  bio: 'Registered estate surveyor, Abuja and Nasarawa. I show only houses whose papers I have searched myself. No inspection fee, agency at the legal rate. Also blocks, roofing and solar.',
  phone: '8000000111',
  emblem: 'house',
  posts: [
    {
      title: 'Three-bedroom bungalow with borehole',
      description:
        'Fenced and gated in a quiet close, fitted kitchen, boys quarters, solar on the roof. Certificate of occupancy, searched in March.',
      category: 'Real Estate',
      price: 68_000_000,
      location: 'Lugbe, Abuja',
      pricePoint: 'Negotiable Price',
      object: 'house',
      pictures: 4,
    },
    {
      title: 'Self-contained flat to let',
      description:
        'Tiled, prepaid meter, water runs, twelve minutes from Berger by bus. One year, agreement with a lawyer. No agent beside me.',
      category: 'Realtors',
      price: 850_000,
      location: 'Gwarinpa, Abuja',
      pricePoint: 'Negotiable Price',
      object: 'house',
      pictures: 2,
    },
    {
      title: 'Vibrated nine-inch blocks',
      description:
        'Three bags of sand to one of cement, cured for ten days, delivered and offloaded in Abuja. Price per block, minimum of 500.',
      category: 'Building Material',
      price: 750,
      location: 'Kubwa, Abuja',
      condition: 'Brand New',
      pricePoint: 'Fixed Price',
      object: 'blocks',
      pictures: 2,
    },
    {
      title: 'Solar system, 3.5 kVA, installed',
      description:
        'Lithium battery, six panels, inverter and protection. Carries a freezer, fans, light and television through the night. Two years on everything.',
      category: 'Electronics',
      price: 2_450_000,
      location: 'Wuse 2, Abuja',
      condition: 'Brand New',
      pricePoint: 'Negotiable Price',
      object: 'solarPanel',
      pictures: 3,
    },
    {
      title: 'House plans and site supervision',
      description:
        'Architectural, structural and electrical drawings stamped for approval, and somebody on your site when you cannot be. Price from, for a bungalow.',
      category: 'Services',
      price: 350_000,
      location: 'Wuse 2, Abuja',
      pricePoint: 'Negotiable Price',
      object: 'house',
      pictures: 1,
    },
  ],
};
