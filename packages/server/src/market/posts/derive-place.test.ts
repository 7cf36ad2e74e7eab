import { expect, it } from 'vitest';

import { derivePlace } from './derive-place.ts';

const read = (location: string) => {
  const { state, lga } = derivePlace(location);
  return [location, state, lga];
};

it('a place is derived from the names of a location that agree', () => {
  for (const place of [
    ['Computer Village, Ikeja, Lagos', 'Lagos', 'Ikeja'],
    ['Yaba', 'Lagos', 'Lagos Mainland'],
    ['wuse 2, abuja', 'Federal Capital Territory', 'Abuja Municipal Area Council'],
    ['Surulere, Lagos', 'Lagos', 'Surulere'],
    ['Ìkẹjà', 'Lagos', 'Ikeja'],
    ['Sabon Gari, Zaria', 'Kaduna', 'Sabon Gari'],
    ['Creek Road, Port Harcourt', 'Rivers', 'Port Harcourt'],
    ['Obi, Lafia, Nasarawa', 'Nasarawa', null],
    ['Obi Stores, Lekki Phase 1', 'Lagos', 'Eti Osa'],
    ['Isa, Sokoto', 'Sokoto', 'Isa'],
    ['Ibadan', 'Oyo', null],
    ['Ibadan North-East', 'Oyo', 'Ibadan North-East'],
    ['12 Kano Street, Ebute Metta', 'Lagos', 'Lagos Mainland'],
    ['Kano', 'Kano', null],
  ] as const)
    expect(read(place[0])).toEqual(place);
});

it('no place is derived from a location that is ambiguous, contradicts itself or names none', () => {
  for (const location of ['Surulere', 'Garki', 'GRA', 'Ikeja, Kano', 'My shop', 'Obi', 'Ikorodu Road', '', '💥 %_'])
    expect(read(location)).toEqual([location, null, null]);
});
