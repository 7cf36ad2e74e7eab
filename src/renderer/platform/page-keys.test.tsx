import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

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

const SEQUENCES: readonly PageKey[] = [
  { act: 'chat', on: ['c'], after: 'g', keys: ['G', 'C'], sequence: true, does: 'go to Chat' },
  { act: 'comment', on: ['c'], keys: ['C'], does: 'comment' },
];

function PageWithSequences() {
  usePageKeys(SEQUENCES, (act) => done.push(act) > 0);
  return <input aria-label="Field" />;
}

it('the second key of a sequence works only after the first, and then does nothing else', async () => {
  render(<PageWithSequences />);
  await press('cgc');
  expect(done).toEqual(['comment', 'chat']);
  await press('gxc');
  expect(done).toEqual(['comment', 'chat', 'comment']);
  await press('g{Control>}c{/Control}c');
  expect(done).toEqual(['comment', 'chat', 'comment', 'chat']);
});

/** Presses a key at a time, in milliseconds. */
function pressAt(timeStamp: number, key: string) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  document.body.dispatchEvent(event);
}

it('a sequence that is not finished in time has not begun', () => {
  render(<PageWithSequences />);
  pressAt(1000, 'g');
  pressAt(2600, 'c');
  expect(done).toEqual(['comment']);
  pressAt(3000, 'g');
  pressAt(3500, 'c');
  expect(done).toEqual(['comment', 'chat']);
});

it('a sequence is not begun while text is typed, or with single keys turned off', async () => {
  render(<PageWithSequences />);
  await userEvent.type(screen.getByLabelText('Field'), 'g');
  screen.getByLabelText('Field').blur();
  await press('c');
  setCharacterKeys(false);
  await press('gc');
  expect(done).toEqual(['comment']);
});

const HELD: readonly PageKey[] = [
  { act: 'switch', on: ['k'], held: 'mod', keys: ['Ctrl+K'], does: 'go' },
  { act: 'down', on: ['ArrowDown'], held: 'alt', keys: ['Alt+↓'], does: 'down' },
  { act: 'far down', on: ['ArrowDown'], held: 'alt+shift', keys: ['Alt+Shift+↓'], does: 'far down' },
];

function HeldKeys({ isCovered = false }: { isCovered?: boolean }) {
  usePageKeys(HELD, (act) => done.push(act) > 0);
  return (
    <>
      <input aria-label="Field" />
      {isCovered && <dialog open>Over the page</dialog>}
    </>
  );
}

it('a key with a modifier works with exactly that one, also while text is typed, and cannot be turned off', async () => {
  render(<HeldKeys />);
  setCharacterKeys(false);
  screen.getByLabelText('Field').focus();
  await press('{Control>}k{/Control}{Alt>}{ArrowDown}{/Alt}{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
  expect(done).toEqual(['switch', 'down', 'far down']);
  await press('k{ArrowDown}{Shift>}{ArrowDown}{/Shift}{Meta>}k{/Meta}');
  await press('{Control>}{Shift>}k{/Shift}{/Control}{Control>}{Alt>}k{/Alt}{/Control}{Control>}{ArrowDown}{/Control}');
  expect(done).toEqual(['switch', 'down', 'far down']);
});

it('on a Mac, ⌘ takes the place of Control', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)');
  render(<HeldKeys />);
  await press('{Control>}k{/Control}');
  expect(done).toEqual([]);
  await press('{Meta>}k{/Meta}');
  expect(done).toEqual(['switch']);
});

it('a key with a modifier does nothing while a dialog covers the page', async () => {
  render(<HeldKeys isCovered />);
  await press('{Control>}k{/Control}');
  expect(done).toEqual([]);
});
