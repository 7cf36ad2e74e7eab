import { expect, it } from 'vitest';

import { beginningOf, rememberPlace } from './last-place.ts';
import { EMPTY_POST } from './post-form-values.ts';

it('a new post begins with the place of the vendor’s last one on this device', () => {
  expect(beginningOf('ada')).toEqual(EMPTY_POST);
  rememberPlace('ada', { state: 'Lagos', lga: 'Ikeja' });
  expect(beginningOf('ada')).toEqual({ ...EMPTY_POST, state: 'Lagos', lga: 'Ikeja' });
  expect(beginningOf('bayo')).toEqual(EMPTY_POST);
  rememberPlace('ada', { state: 'Kano', lga: null });
  expect(beginningOf('ada')).toEqual({ ...EMPTY_POST, state: 'Kano' });
  rememberPlace('ada', { state: null, lga: null });
  expect(beginningOf('ada')).toEqual(EMPTY_POST);
});
