import type { DemoVendor } from './demo-vendor.ts';

/** Cakes and small chops, Ibadan. */
export const folakeBakes: DemoVendor = {
  name: 'Folake Adeyemi',
  userName: 'Folake Bakes',
  bio: 'Cakes, small chops and puff-puff that finishes first at the party. Baking in Bodija since my NYSC year. Order three days before, one week in December. Halal kitchen, no nuts on request.',
  phone: '8000000107',
  emblem: 'cake',
  posts: [
    {
      title: 'Two-tier birthday cake',
      description:
        'Vanilla and red velvet, buttercream that survives Ibadan sun, any colour you like. Feeds forty. Name and age on top at no extra cost.',
      category: 'Pastries',
      price: 55_000,
      location: 'Bodija, Ibadan',
      pricePoint: 'Fixed Price',
      object: 'cake',
      pictures: 4,
    },
    {
      title: 'Small chops for 50 guests',
      description:
        'Puff-puff, samosa, spring rolls, mosa and peppered gizzard, fried at your venue so that they are hot. Two servers included.',
      category: 'Events',
      price: 95_000,
      location: 'Bodija, Ibadan',
      pricePoint: 'Negotiable Price',
      object: 'bowl',
      pictures: 2,
    },
    {
      title: 'Jollof, by the cooler',
      description:
        'Firewood party jollof with chicken or beef, delivered in a cooler that stays hot for five hours. Minimum 30 plates; the price is per plate.',
      category: 'Fast Food',
      price: 2_500,
      location: 'Ring Road, Ibadan',
      pricePoint: 'Fixed Price',
      object: 'bowl',
      pictures: 2,
    },
    {
      title: 'Baking class for beginners',
      description:
        'Four Saturdays, small group, you take home what you bake. Sponge, buttercream, costing and how to price without fear. All ingredients included.',
      category: 'Training',
      price: 40_000,
      location: 'Bodija, Ibadan',
      pricePoint: 'Fixed Price',
      object: 'cake',
      pictures: 2,
    },
    {
      title: 'Zobo and tigernut drinks, 12 bottles',
      description:
        'Pressed in the morning, no sugar added to the tigernut, ginger and pineapple in the zobo. Keep cold and finish in three days.',
      category: 'Drinks',
      price: 9_600,
      location: 'Bodija, Ibadan',
      pricePoint: 'Fixed Price',
      object: 'bottle',
      pictures: 2,
    },
  ],
};
