import { expect, it } from 'vitest';

import { readOwnPlace, storeOwnPlace } from './own-place.ts';

it('the place of a person is the one last chosen on this device', () => {
  expect(readOwnPlace('ada')).toEqual({ state: '', lga: '' });
  storeOwnPlace('ada', { state: 'Lagos', lga: 'Ikeja' });
  expect(readOwnPlace('ada')).toEqual({ state: 'Lagos', lga: 'Ikeja' });
  expect(readOwnPlace('bayo')).toEqual({ state: '', lga: '' });
  storeOwnPlace('ada', { state: 'Kano', lga: null });
  expect(readOwnPlace('ada')).toEqual({ state: 'Kano', lga: '' });
  storeOwnPlace('ada', { state: null, lga: null });
  expect(readOwnPlace('ada')).toEqual({ state: '', lga: '' });
});
