import type { DemoVendor } from './demo-vendor.ts';

/** Books and learning, Kaduna. */
export const aishaReads: DemoVendor = {
  name: 'Aisha Bello',
  userName: 'Aisha Reads',
  bio: 'A bookshop, a reading room and a lot of tea, off Ahmadu Bello Way. New and used books, past questions, lesson teachers I have sat in class with. Children read free on Saturdays.',
  phone: '8000000102',
  emblem: 'book',
  posts: [
    {
      title: 'African fiction bundle, ten novels',
      description:
        'Achebe, Emecheta, Adichie, Habila and six more that my customers would not give back. Clean copies, wrapped.',
      category: 'Books',
      price: 27_500,
      location: 'Ahmadu Bello Way, Kaduna',
      condition: 'Nigerian Used',
      pricePoint: 'Fixed Price',
      object: 'book',
      pictures: 3,
    },
    {
      title: 'JAMB and WAEC past questions',
      description:
        'Twenty years with worked answers, for science, arts and commercial. Updated for this session, with a practice code for the computer test.',
      category: 'Education',
      price: 6_800,
      location: 'Ahmadu Bello Way, Kaduna',
      condition: 'Brand New',
      pricePoint: 'Fixed Price',
      object: 'book',
      pictures: 2,
    },
    {
      title: 'Home lessons, primary and secondary',
      description:
        'Patient, vetted teachers for maths, English and the sciences, two hours, three times a week. First lesson free; price per month.',
      category: 'Education',
      price: 35_000,
      location: 'Barnawa, Kaduna',
      pricePoint: 'Negotiable Price',
      object: 'book',
      pictures: 1,
    },
    {
      title: 'Refurbished student laptop',
      description:
        'ThinkPad, 8 GB, SSD, new battery, with an office suite and a bag. Pay half now and half at the end of the month with a student card.',
      category: 'Electronics',
      price: 165_000,
      location: 'Ahmadu Bello Way, Kaduna',
      condition: 'Foreign Used',
      pricePoint: 'Negotiable Price',
      object: 'laptop',
      pictures: 2,
    },
    {
      title: 'Nursing starter kit',
      description:
        'Stethoscope, blood pressure set, thermometer, fob watch and scissors in a zip case. Chosen with a ward sister at Barau Dikko.',
      category: 'Health',
      price: 39_500,
      location: 'Barnawa, Kaduna',
      condition: 'Brand New',
      pricePoint: 'Fixed Price',
      object: 'stethoscope',
      pictures: 3,
    },
  ],
};
