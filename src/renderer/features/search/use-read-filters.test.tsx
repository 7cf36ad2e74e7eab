import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';

import { useReadFilters } from './use-read-filters.ts';

const TEXT = 'cheapest used generator under 150k';

beforeEach(() => history.replaceState(null, '', '/dashboard/search/find?tab=posts'));

async function open(text: string, chosen: readonly string[] = []) {
  const { result } = renderHook(() => useReadFilters(text, chosen), {
    wrapper: ({ children }: { children: ReactNode }) => createElement(BrowserRouter, null, children),
  });
  await waitFor(() => expect(result.current.search).toBeDefined());
  return result;
}

test('the filters of a text are parameters of the call beside what is left of it', async () => {
  const result = await open(TEXT);
  expect(result.current).toMatchObject({
    search: {
      search: 'generator',
      condition: ['Nigerian Used', 'Foreign Used'],
      maxPrice: 150_000,
      sort: 'price_asc',
    },
    order: 'price_asc',
  });
  expect(result.current.chips.map(({ words }) => words)).toEqual(['under 150k', 'used', 'cheapest']);
});

test('the words of a chip that is taken off are searched for as text, also after a reload', async () => {
  const result = await open(TEXT);
  act(() => result.current.takeOff(['used', 'under 150k']));
  const search = { search: 'used generator under 150k', sort: 'price_asc' };
  expect(result.current.search).toEqual(search);
  expect(location.search).toBe('?tab=posts&text=used&text=under+150k');
  const reloaded = await open(TEXT);
  expect(reloaded.current.search).toEqual(search);
});

test('a filter that is set by hand wins, and the words for it are no text', async () => {
  const result = await open(TEXT, ['tab', 'minPrice', 'sort']);
  expect(result.current.search).toEqual({
    search: 'generator',
    condition: ['Nigerian Used', 'Foreign Used'],
  });
  expect(result.current.order).toBe('price_asc');
});

test('a place is a filter, except a town of several local governments, which posts often name alone', async () => {
  const narrow = await open('shoes in ikeja');
  expect(narrow.current.search).toEqual({ search: 'shoes', state: ['Lagos'], lga: ['Ikeja'] });
  const wide = await open('shoes in ibadan');
  expect(wide.current).toMatchObject({ chips: [], search: { search: 'shoes in ibadan' } });
});

test('goods are searched for as text alone: their posts may have any category, or none', async () => {
  const result = await open('generator');
  expect(result.current).toMatchObject({ chips: [], search: { search: 'generator' } });
});

test('without a text nothing is read, and nothing is loaded', async () => {
  const result = await open('');
  expect(result.current).toMatchObject({ chips: [], search: {}, order: undefined });
});
