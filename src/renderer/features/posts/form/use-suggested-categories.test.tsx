import { CATEGORIES } from '@oja/contract/categories';
import { DESCRIPTION_MAX } from '@oja/contract/limits';
import { PostForm } from '@oja/market/PostForm';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { EMPTY_POST, type PostFormValues } from './post-form-values.ts';
import { useDraftedForm } from './use-drafted-form.ts';
import { useSuggestedCategories } from './use-suggested-categories.ts';

const KEY = 'oja.draft.test';

function Form({ beginning }: { beginning: PostFormValues }) {
  const { form, fields, discard } = useDraftedForm(KEY, beginning);
  const suggestedCategories = useSuggestedCategories(form);
  return (
    <>
      <PostForm
        {...{ fields, suggestedCategories }}
        choices={{ categories: CATEGORIES, conditions: [], pricePoints: [] }}
        descriptionMax={DESCRIPTION_MAX}
        onSubmit={() => undefined}
      />
      <button type="button" onClick={discard}>
        Discard
      </button>
    </>
  );
}

const renderForm = (beginning: Partial<PostFormValues> = {}) =>
  render(<Form beginning={{ ...EMPTY_POST, ...beginning }} />);
const typeTitle = (title: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: title } });
const category = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Category' });
const list = () => screen.queryByRole('list', { name: 'Suggested:' });
const suggested = () =>
  within(screen.getByRole('list', { name: 'Suggested:' }))
    .getAllByRole('button')
    .map((button) => button.textContent);
/** Waits longer than a pause in typing. */
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 600)));

/** Whether the window is as narrow as a phone's. */
let isNarrow = false;
/** What listens to the window's width. */
let widths = new EventTarget();

beforeEach(() => {
  localStorage.clear();
  isNarrow = false;
  widths = new EventTarget();
  vi.stubGlobal('matchMedia', () => ({
    matches: isNarrow,
    addEventListener: widths.addEventListener.bind(widths),
    removeEventListener: widths.removeEventListener.bind(widths),
  }));
});
afterEach(() => void vi.unstubAllGlobals());

it('suggests the categories of the goods in the title, and a press takes one into the form and its draft', async () => {
  renderForm();
  expect(list()).toBeNull();
  typeTitle('Sumec Firman generator, 3.5 kVA');
  await waitFor(() => expect(suggested()).toEqual(['Electronics', 'Machinery']), { timeout: 5000 });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Suggested categories: Electronics, Machinery',
  );
  expect(category().value).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Machinery' }));
  expect(category().value).toBe('Machinery');
  await waitFor(() => expect(document.activeElement).toBe(category()));
  expect(list()).toBeNull();
  expect(localStorage.getItem(KEY)).toContain('Machinery');
  // Another title does not touch the choice.
  typeTitle('Used iPhone 12');
  await pause();
  expect(category().value).toBe('Machinery');
  expect(list()).toBeNull();
});

it('follows the title, and suggests nothing for words it does not know', async () => {
  renderForm({ title: 'Used iPhone 12' });
  await waitFor(() => expect(suggested()).toEqual(['Gadgets', 'Electronics']), { timeout: 5000 });
  typeTitle('Ankara gown');
  await waitFor(() => expect(suggested()).toEqual(['Fashion']), { timeout: 5000 });
  typeTitle('Something rare');
  await waitFor(() => expect(list()).toBeNull(), { timeout: 5000 });
});

it('suggests nothing beside a stored choice, and again once it is taken off', async () => {
  renderForm({ title: 'Ankara gown', category: 'Home' });
  await pause();
  expect(list()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(suggested()).toEqual(['Fashion']), { timeout: 5000 });
});

it('suggests nothing more after the draft is discarded', async () => {
  renderForm();
  typeTitle('Ankara gown');
  await waitFor(() => expect(suggested()).toEqual(['Fashion']), { timeout: 5000 });
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(list()).toBeNull());
});

it('a phone that is turned keeps the choice and takes another one', async () => {
  renderForm({ title: 'Ankara gown' });
  fireEvent.click(await screen.findByRole('button', { name: 'Fashion' }, { timeout: 5000 }));
  isNarrow = true;
  act(() => void widths.dispatchEvent(new Event('change')));
  expect(category().textContent).toBe('Fashion');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Fashion' }, { timeout: 5000 }));
  expect(category().textContent).toBe('Fashion');
  isNarrow = false;
  act(() => void widths.dispatchEvent(new Event('change')));
  expect(category().value).toBe('Fashion');
  expect(localStorage.getItem(KEY)).toContain('Fashion');
});
