import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { type PageKey, setCharacterKeys, usePageKeys, useRegisteredKeys } from './page-keys.ts';

const OUTER: readonly PageKey[] = [
  { act: 'next', on: ['j'], repeats: true, keys: ['J'], does: 'next' },
  { act: 'help', on: ['?'], keys: ['?'], does: 'show these keys' },
];
const INNER: readonly PageKey[] = [{ act: 'inner', on: ['j', 'ArrowDown'], keys: ['J'], does: 'next row' }];

let done: string[];
let isInnerWilling: boolean;

function Inner() {
  usePageKeys(INNER, (act) => {
    if (isInnerWilling) done.push(act);
    return isInnerWilling;
  });
  return null;
}

function Page({ hasInner = false }: { hasInner?: boolean }) {
  usePageKeys(OUTER, (act) => done.push(act) > 0);
  return (
    <>
      {hasInner && <Inner />}
      <p>
        {useRegisteredKeys()
          .map(({ does }) => does)
          .join(', ')}
      </p>
      <input aria-label="Field" />
      <dialog open>
        <button type="button">In a dialog</button>
      </dialog>
    </>
  );
}

const press = (keys: string) => userEvent.setup().keyboard(keys);

beforeEach(() => {
  done = [];
  isInnerWilling = true;
});
afterEach(() => setCharacterKeys(true));

it('a key works on the page, with Shift only for a sign, and repeatedly only if it repeats', async () => {
  render(<Page />);
  await press('j{Shift>}?{/Shift}');
  expect(done).toEqual(['next', 'help']);
  await press('{Shift>}J{/Shift}{Control>}j{/Control}{Alt>}j{/Alt}{Meta>}j{/Meta}');
  expect(done).toEqual(['next', 'help']);
  await press('{j>3/}{?>3/}');
  expect(done).toEqual(['next', 'help', 'next', 'next', 'next', 'help']);
});

it('no key works while text is typed or in a dialog', async () => {
  render(<Page />);
  await userEvent.type(screen.getByLabelText('Field'), 'j?');
  expect(screen.getByLabelText('Field')).toHaveValue('j?');
  screen.getByRole('button').focus();
  await press('j?');
  expect(done).toEqual([]);
});

it('keys are listed while their component is shown, and a key that one component ignores goes to the next', async () => {
  const { rerender } = render(<Page hasInner />);
  expect(await screen.findByText('next row, next, show these keys')).toBeVisible();
  await press('j');
  isInnerWilling = false;
  await press('j');
  expect(done).toEqual(['inner', 'next']);
  rerender(<Page />);
  expect(screen.getByText('next, show these keys')).toBeVisible();
});

it('letters and signs can be turned off, and other keys still work', async () => {
  render(<Page hasInner />);
  setCharacterKeys(false);
  await press('j?{ArrowDown}');
  expect(done).toEqual(['inner']);
});
