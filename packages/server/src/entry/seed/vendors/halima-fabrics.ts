import type { DemoVendor } from './demo-vendor.ts';

/** Cloth and tailoring, Kano. */
export const halimaFabrics: DemoVendor = {
  name: 'Halima Sani',
  userName: 'Halima Fabrics',
  bio: 'From Kantin Kwari to your tailor. Atampa, shadda, adire and guinea brocade, cut from the original bolt with the selvedge to prove it. Wholesale from ten pieces. Sannu da zuwa.',
  phone: '8000000109',
  emblem: 'cloth',
  posts: [
    {
      title: 'Hand-dyed adire, five yards',
      description:
        'Dyed with real indigo in Abeokuta, cassava-paste patterns drawn by hand, so no two are alike. Wash the first time alone and with salt.',
      category: 'Fashion',
      price: 18_500,
      location: 'Kantin Kwari, Kano',
      condition: 'Brand New',
      pricePoint: 'Fixed Price',
      object: 'cloth',
      pictures: 4,
    },
    {
      title: 'Shadda for agbada, ten yards',
      description:
        'Heavy Getzner-type brocade with a hard shine that stays after many washes. White, sky, wine and army green.',
      category: 'Fashion',
      price: 72_000,
      location: 'Kantin Kwari, Kano',
      condition: 'Brand New',
      pricePoint: 'Negotiable Price',
      object: 'cloth',
      pictures: 2,
    },
    {
      title: 'Embroidered agbada, three pieces',
      description:
        'Ready to wear for the wedding on Saturday: agbada, buba and sokoto with hand-guided embroidery. Sizes L to XXL, adjustments free.',
      category: 'Fashion',
      price: 135_000,
      location: 'Nassarawa GRA, Kano',
      condition: 'Brand New',
      pricePoint: 'Negotiable Price',
      object: 'agbada',
      pictures: 3,
    },
    {
      title: 'Zanna cap, hand-stitched',
      description:
        'Traditional cap with the full hand stitch from Maiduguri. Tell me the size round your head in inches. A gift box is included.',
      category: 'Accessories',
      price: 28_000,
      location: 'Kantin Kwari, Kano',
      condition: 'Brand New',
      pricePoint: 'Fixed Price',
      object: 'cap',
      pictures: 2,
    },
    {
      title: 'Industrial sewing machine with table',
      description:
        'Straight stitch, servo motor that eats little power, fine for a small generator. We service it before we ship. Training for one day is free.',
      category: 'Machinery',
      price: 185_000,
      location: 'Sabon Gari, Kano',
      condition: 'Foreign Used',
      pricePoint: 'Negotiable Price',
      object: 'sewing',
      pictures: 2,
    },
  ],
};
