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

beforeEach(() => {
  localStorage.clear();
  // A wide window, with the list of categories in the form.
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => localStorage.clear());

it('the form suggests the categories of the goods in the title, and a press takes one into the form and its draft', async () => {
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

it('a suggestion follows the title, and the form suggests nothing for words it does not know', async () => {
  renderForm({ title: 'Used iPhone 12' });
  await waitFor(() => expect(suggested()).toEqual(['Gadgets', 'Electronics']), { timeout: 5000 });
  typeTitle('Ankara gown');
  await waitFor(() => expect(suggested()).toEqual(['Fashion']), { timeout: 5000 });
  typeTitle('Something rare');
  await waitFor(() => expect(list()).toBeNull(), { timeout: 5000 });
});

it('the form suggests the category of a brand or a model, and two categories at most', async () => {
  renderForm({ title: 'Tokunbo Corolla 2010' });
  await waitFor(() => expect(suggested()).toEqual(['Vehicles', 'Automobile']), { timeout: 5000 });
  typeTitle('Corolla side mirror');
  await waitFor(() => expect(suggested()).toEqual(['Automobile', 'Vehicles']), { timeout: 5000 });
});

it('the form suggests nothing beside a stored choice, and again once it is taken off', async () => {
  renderForm({ title: 'Ankara gown', category: 'Home' });
  await pause();
  expect(list()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(suggested()).toEqual(['Fashion']), { timeout: 5000 });
});

it('the form suggests nothing more after the draft is discarded', async () => {
  renderForm();
  typeTitle('Ankara gown');
  await waitFor(() => expect(suggested()).toEqual(['Fashion']), { timeout: 5000 });
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(list()).toBeNull());
});
