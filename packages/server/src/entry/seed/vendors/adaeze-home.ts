import type { DemoVendor } from './demo-vendor.ts';

/** Home and kitchen, Lagos. The account that people try first. */
export const adaezeHome: DemoVendor = {
  name: 'Adaeze Okonkwo',
  userName: 'vendor',
  bio: "Ada's Home & Kitchen, Surulere. Everything that makes a house a home: pots that last, chairs you can sleep in, lamps for when NEPA does what NEPA does. I check each piece myself before it leaves the shop. Delivery all over Lagos within two days, other states by park waybill.",
  phone: '8000000101',
  emblem: 'pot',
  posts: [
    {
      title: 'Seven-piece non-stick pot set',
      description:
        'Granite-coated pots from 16 to 28 cm with glass lids, good for gas and induction. Jollof comes out without the bottom pot, unless you want it. One year against peeling.',
      category: 'Kitchen',
      price: 48_500,
      location: 'Surulere, Lagos',
      condition: 'Brand New',
      pricePoint: 'Fixed Price',
      object: 'pot',
      pictures: 4,
    },
    {
      title: 'Velvet armchair, almost new',
      description:
        'Deep seat, solid mahogany frame, cleaned and re-sprung. Came from a flat in Ikoyi whose owner moved to Accra. Two available, cheaper if you take both.',
      category: 'Furniture',
      price: 95_000,
      location: 'Surulere, Lagos',
      condition: 'Foreign Used',
      pricePoint: 'Negotiable Price',
      object: 'armchair',
      pictures: 3,
    },
    {
      title: 'Orthopaedic mattress with bed frame, 6 x 6',
      description:
        'Vitafoam mattress, three months used, with a hardwood frame and two bedside drawers. We take it apart, bring it and put it together again on the mainland.',
      category: 'Home',
      price: 210_000,
      location: 'Yaba, Lagos',
      condition: 'Nigerian Used',
      pricePoint: 'Negotiable Price',
      object: 'bed',
      pictures: 2,
    },
    {
      title: 'Rechargeable standing fan, 18 inch',
      description:
        'Runs nine hours on low after a full charge, with a USB port for your phone and an LED light. For the nights when light goes at the wrong time.',
      category: 'Electronics',
      price: 62_000,
      location: 'Surulere, Lagos',
      condition: 'Brand New',
      pricePoint: 'Fixed Price',
      object: 'fan',
      pictures: 2,
    },
    {
      title: 'Indoor plants in clay pots',
      description:
        'Snake plant, peace lily and aloe in hand-turned Ijaye pots. They clean the air and forgive you when you forget to water them. Price is for one; five for 30,000.',
      category: 'Home',
      price: 7_500,
      location: 'Surulere, Lagos',
      pricePoint: 'Fixed Price',
      object: 'plant',
      pictures: 3,
    },
  ],
};
