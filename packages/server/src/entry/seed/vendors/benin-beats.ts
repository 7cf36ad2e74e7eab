import type { DemoVendor } from './demo-vendor.ts';

/** Music, coral and pictures, Benin City. */
export const beninBeats: DemoVendor = {
  name: 'Osaze Igbinedion',
  userName: 'Benin Beats',
  bio: 'Drums carved on Igun Street, coral strung the palace way, sound and cameras for every owambe between Benin and Warri. Rent or buy. Oba ghato kpere.',
  phone: '8000000105',
  emblem: 'drum',
  posts: [
    {
      title: 'Talking drum, carved and tuned',
      description:
        'Iroko body, goatskin both ends, comes with the curved stick and one lesson. It will say your name before you leave.',
      category: 'Instruments',
      price: 48_000,
      location: 'Igun Street, Benin City',
      condition: 'Brand New',
      pricePoint: 'Fixed Price',
      object: 'drum',
      pictures: 4,
    },
    {
      title: 'Coral bead set, bride and groom',
      description:
        'Necklaces, okuku, bracelets and anklets in real coral, certified. For sale or for rent at a fifth of the price.',
      category: 'Jewelry',
      price: 320_000,
      location: 'Ring Road, Benin City',
      condition: 'Brand New',
      pricePoint: 'Negotiable Price',
      object: 'beads',
      pictures: 3,
    },
    {
      title: 'Acoustic guitar with case',
      description: 'Solid spruce top, warm, low action, new strings. Played two years in a church band, never dropped.',
      category: 'Music',
      price: 74_000,
      location: 'Ugbowo, Benin City',
      condition: 'Nigerian Used',
      pricePoint: 'Negotiable Price',
      object: 'guitar',
      pictures: 3,
    },
    {
      title: 'Public address system for hire',
      description:
        'Two fifteen-inch speakers, mixer, four microphones and a man who knows where the feedback comes from. Per day, within the city.',
      category: 'Audio',
      price: 60_000,
      location: 'Ring Road, Benin City',
      pricePoint: 'Negotiable Price',
      object: 'speaker',
      pictures: 2,
    },
    {
      title: 'Wedding photographs and film',
      description:
        'Two cameras, one drone, three hundred edited pictures in ten days and a film your mother will share. Booking now for December.',
      category: 'Photography',
      price: 280_000,
      location: 'GRA, Benin City',
      pricePoint: 'Negotiable Price',
      object: 'camera',
      pictures: 3,
    },
  ],
};
