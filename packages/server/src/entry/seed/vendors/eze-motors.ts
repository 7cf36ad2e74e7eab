import type { DemoVendor } from './demo-vendor.ts';

/** Cars and buses, Nnewi. */
export const ezeMotors: DemoVendor = {
  name: 'Chinedu Eze',
  userName: 'Eze Motors',
  bio: 'Nnewi born, road tested. Direct Tokunbo and clean first-body Nigerian used cars with custom papers complete. Mechanic inspection welcome, come with your own. We also source to order.',
  phone: '8000000106',
  emblem: 'car',
  posts: [
    {
      title: 'Toyota Corolla 2010, first body',
      description:
        'Buy and drive. AC is chilling, gear selects well, four new tyres, duty fully paid. Accident-free; you may bring your mechanic and your scanner.',
      category: 'Vehicles',
      price: 4_350_000,
      location: 'Nnewi, Anambra',
      condition: 'Foreign Used',
      pricePoint: 'Negotiable Price',
      object: 'car',
      pictures: 4,
    },
    {
      title: 'Innoson 14-seater bus',
      description:
        'Made here, parts are here. Two years used by a church, serviced every 5,000 km, upholstery like new. Good for school or interstate.',
      category: 'Transportation',
      price: 9_800_000,
      location: 'Nnewi, Anambra',
      condition: 'Nigerian Used',
      pricePoint: 'Negotiable Price',
      object: 'bus',
      pictures: 3,
    },
    {
      title: 'Daily airport and interstate hire',
      description:
        'Clean Sienna with driver, AC and patience. Enugu, Asaba, Owerri and Port Harcourt airports. Price is per day within Anambra, fuel included.',
      category: 'Services',
      price: 85_000,
      location: 'Awka, Anambra',
      pricePoint: 'Negotiable Price',
      object: 'bus',
      pictures: 1,
    },
    {
      title: 'Lexus ES 350, 2012',
      description:
        'Thumb-start, leather, reverse camera, panoramic roof. Customs papers in hand, engine untouched. Serious buyers please, inspection by appointment.',
      category: 'Automobile',
      price: 8_900_000,
      location: 'Onitsha, Anambra',
      condition: 'Foreign Used',
      pricePoint: 'Negotiable Price',
      object: 'car',
      pictures: 3,
    },
    {
      title: 'Driving lessons, four weeks',
      description:
        'Ten lessons, two on the express, and we go with you for the licence capture. Automatic or manual. Women instructors on request.',
      category: 'Training',
      price: 45_000,
      location: 'Awka, Anambra',
      pricePoint: 'Fixed Price',
      object: 'car',
      pictures: 1,
    },
  ],
};
