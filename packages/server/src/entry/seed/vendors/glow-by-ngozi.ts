import type { DemoVendor } from './demo-vendor.ts';

/** Skin care and make-up, Enugu. */
export const glowByNgozi: DemoVendor = {
  name: 'Ngozi Umeh',
  userName: 'Glow by Ngozi',
  bio: 'Pharmacist by training, mixing in small batches since 2017. No hydroquinone, no steroids, no stories. NAFDAC numbers on every jar. Patch test first, glow after.',
  phone: '8000000108',
  emblem: 'jar',
  posts: [
    {
      title: 'Raw shea butter, one litre',
      description:
        'Unrefined, from women who press it in Saki. For skin, hair and the harmattan. It smells of nuts, as it should.',
      category: 'Skin Care',
      price: 6_500,
      location: 'Independence Layout, Enugu',
      pricePoint: 'Fixed Price',
      object: 'jar',
      pictures: 3,
    },
    {
      title: 'Vitamin C face set',
      description:
        'Cleanser, serum and sunscreen for dark skin that leaves no white cast. Eight weeks of daily use. Tell me what you use now and I will say if you need it at all.',
      category: 'Skin Care',
      price: 24_500,
      location: 'Independence Layout, Enugu',
      condition: 'Brand New',
      pricePoint: 'Fixed Price',
      object: 'bottle',
      pictures: 3,
    },
    {
      title: 'Bridal make-up with gele',
      description:
        'Trial, the day itself and one touch-up, lashes included. I come to you anywhere in Enugu; Onitsha and Owerri with transport.',
      category: 'Makeup',
      price: 120_000,
      location: 'Enugu',
      pricePoint: 'Negotiable Price',
      object: 'lipstick',
      pictures: 2,
    },
    {
      title: 'Black soap with camwood, six bars',
      description:
        'Ose dudu as our grandmothers made it, cured for six weeks, softened with honey. Gentle enough for children.',
      category: 'Beauty',
      price: 7_200,
      location: 'Independence Layout, Enugu',
      condition: 'Brand New',
      pricePoint: 'Fixed Price',
      object: 'jar',
      pictures: 2,
    },
    {
      title: 'Professional hair clippers',
      description:
        'Steel blades, cordless for two hours, with eight guards and oil. Barbers in New Haven use the same one.',
      category: 'Beautifiers',
      price: 31_000,
      location: 'New Haven, Enugu',
      condition: 'Brand New',
      pricePoint: 'Fixed Price',
      object: 'clippers',
      pictures: 2,
    },
  ],
};
