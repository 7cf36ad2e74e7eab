import type { DemoVendor } from './demo-vendor.ts';

/** Food from the plateau, Jos. */
export const musaFarms: DemoVendor = {
  name: 'Ibrahim Musa',
  userName: 'Musa Farms',
  bio: 'Forty hectares outside Bokkos. What we harvest on Monday is in Abuja on Tuesday and in Lagos on Thursday. Irish potatoes, yam, tomatoes, strawberries in season, layers and broilers. Call before the truck leaves.',
  phone: '8000000110',
  emblem: 'yam',
  posts: [
    {
      title: 'Tubers of yam, new harvest',
      description:
        'Big, dry and sweet, from the first digging at Zaki Biam. Price is for five large tubers; a hundred go for less.',
      category: 'Food Stuffs',
      price: 16_500,
      location: 'Terminus Market, Jos',
      pricePoint: 'Negotiable Price',
      object: 'yam',
      pictures: 3,
    },
    {
      title: 'Basket of fresh tomatoes and peppers',
      description:
        'Firm roma tomatoes with tatashe and rodo on top, picked this morning. For restaurants we deliver twice a week.',
      category: 'Groceries',
      price: 38_000,
      location: 'Farin Gada, Jos',
      pricePoint: 'Negotiable Price',
      object: 'fruit',
      pictures: 2,
    },
    {
      title: 'Point-of-lay pullets',
      description:
        'Sixteen weeks old, vaccinated to schedule with the card to show, calm ISA Brown. Minimum of twenty. Transport in ventilated crates.',
      category: 'Farming',
      price: 4_800,
      location: 'Bukuru, Jos',
      pricePoint: 'Negotiable Price',
      object: 'hen',
      pictures: 2,
    },
    {
      title: 'Stone-free local rice, 50 kg',
      description:
        'Parboiled and destoned in our own mill, long grain, swells well. Cook one cup before you pay, no problem.',
      category: 'Food Stuffs',
      price: 71_000,
      location: 'Terminus Market, Jos',
      pricePoint: 'Fixed Price',
      object: 'sack',
      pictures: 2,
    },
    {
      title: 'Plateau strawberries and fruit box',
      description:
        'Strawberries, apples, grapes and pears grown where the nights are cold. Five kilos, packed in leaves, flown to Lagos and Abuja on Fridays.',
      category: 'Fruit',
      price: 14_500,
      location: 'Bokkos, Plateau',
      pricePoint: 'Fixed Price',
      object: 'fruit',
      pictures: 3,
    },
  ],
};
