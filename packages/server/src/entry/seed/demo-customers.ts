/** A customer of the demo market. */
interface DemoCustomer {
  name: string;
  userName: string;
  bio: string;
  isAdmin?: true;
}

/** The accounts `customer` and `admin`, and those whose likes and follows make the market look alive. */
export const CUSTOMERS: readonly DemoCustomer[] = [
  {
    name: 'Kemi Balogun',
    userName: 'customer',
    bio: 'Looking for good things at fair prices, mostly for my new flat in Yaba.',
  },
  {
    name: 'Yusuf Danjuma',
    userName: 'admin',
    bio: 'I keep the market clean. Report what looks wrong and I will look at it.',
    isAdmin: true,
  },
  { name: 'Amaka Obi', userName: 'amaka.obi', bio: 'Event planner, Enugu.' },
  { name: 'Seun Ogunleye', userName: 'seunogun', bio: 'Sneakers and old records.' },
  { name: 'Zainab Lawal', userName: 'zee_lawal', bio: 'Student nurse, Kaduna.' },
  { name: 'Uche Madu', userName: 'uchemadu', bio: 'Father of three. I bargain.' },
  { name: 'Bisi Afolabi', userName: 'bisi.afolabi', bio: 'Ìbàdàn lọmọ. Cooking for twelve on Sundays.' },
  { name: 'Garba Shehu', userName: 'garba_shehu', bio: 'Kano. Cloth, kilishi and football.' },
  { name: 'Efe Oghene', userName: 'efe_o', bio: 'Warri no dey carry last.' },
  { name: 'Ifeoma Agu', userName: 'ifyagu', bio: 'Teacher, reader, gardener.' },
  { name: 'Segun Ajayi', userName: 'segunajayi', bio: 'Civil engineer.' },
  { name: 'Maryam Abdullahi', userName: 'maryam.a', bio: 'Abuja. Small business, big plans.' },
  { name: 'Tobi Akinola', userName: 'tobi-akin', bio: 'I make films about people who make things.' },
  { name: 'Blessing Etim', userName: 'blessing.etim', bio: 'Calabar, and the soups that come with it.' },
  { name: 'Kelechi Nnadi', userName: 'kc_nnadi', bio: 'Spare parts and highlife.' },
  { name: 'Ṣadé Ọláwálé', userName: 'Ṣadé O', bio: 'Adire on everything.' },
  { name: 'Musa Garba', userName: 'musagarba', bio: 'Jos. Potatoes, cold weather, warm tea.' },
  { name: 'Nkechi Duru', userName: 'nkechi.d', bio: 'Pharmacist.' },
  { name: 'Dayo Fashola', userName: 'dayofash', bio: 'Gadgets before rent.' },
  { name: 'Hauwa Idris', userName: 'hauwa_idris', bio: 'Architect in Kaduna.' },
  { name: 'Preye Dokubo', userName: 'preye.d', bio: 'Port Harcourt. Fish on Fridays.' },
  { name: 'Obinna Okeke', userName: 'obi_okeke', bio: 'Nnewi to the world.' },
];
