/** New passwords for the tests of the server and of the forms: both follow the rule in own-password.ts. */

export const OKAFOR = { name: 'Ngozi Okafor', userName: 'Mama Ngo', email: 'kitchen.jos24@example.com' };
const BY_PHONE = { ...OKAFOR, email: '08031234567@example.com' };

/** Passwords that strangers could guess, and their owners. */
export const OWN_PASSWORDS: readonly (readonly [string, typeof OKAFOR])[] = [
  ['08031234567', BY_PHONE],
  ['08031234567!', BY_PHONE],
  ['oja-demo', OKAFOR],
  ['Oja-Demo1', OKAFOR],
  ['0ja0ja0ja', OKAFOR],
  ['ojamarket1', OKAFOR],
  ['Oja Market 24', OKAFOR],
  ['Ng0z10kaf0r', OKAFOR],
  ['0kaf0r2026', OKAFOR],
  ['kitchen.jos24', OKAFOR],
];

/** Passwords that are accepted, of OKAFOR. */
export const GOOD_PASSWORDS = [
  'three odd words',
  'ankara-2026',
  'correct horse',
  'market women at dawn',
  'tomatoes at the market',
  'ngozi sells clay pots',
  'demo-lorry-blue',
  'clay pots in Jos',
  '7 yellow l0rries',
  'agbalumo$eason',
  'rain on zinc 1958',
];
