import { expect, it } from 'vitest';

import { beginFirstRun, endFirstRun, readFirstRun, storeFirstRun } from './first-run.ts';

it('a first run belongs to the account that was created here, and goes on where it stopped', () => {
  expect(readFirstRun('ada')).toBeUndefined();
  beginFirstRun('Ada');
  expect(readFirstRun('bayo')).toBeUndefined();
  expect(readFirstRun('ada')).toEqual({ step: 'area', state: '', category: '' });
  storeFirstRun('ada', { step: 'vendors', state: 'Lagos', category: 'Food' });
  expect(readFirstRun('ada')).toEqual({ step: 'vendors', state: 'Lagos', category: 'Food' });
  endFirstRun();
  expect(readFirstRun('ada')).toBeUndefined();
});

it('what is stored and unreadable begins nothing', () => {
  localStorage.setItem('oja.first-run', '{"userName":"ada","step":"elsewhere"}');
  expect(readFirstRun('ada')).toBeUndefined();
});
