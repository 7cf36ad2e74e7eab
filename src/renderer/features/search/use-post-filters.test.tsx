import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';

import { usePostFilters } from './use-post-filters.ts';

beforeEach(() => history.replaceState(null, '', '/dashboard/search/find?tab=posts&query=gen'));

const open = () =>
  renderHook(usePostFilters, {
    wrapper: ({ children }: { children: ReactNode }) => createElement(BrowserRouter, null, children),
  });

test('without filters in the address nothing is narrowed', () => {
  expect(open().result.current).toMatchObject({ filters: {}, order: undefined, narrowed: undefined });
});

test('chosen filters and order are in the address beside the rest, and are read from it again', () => {
  const { result } = open();
  act(() =>
    result.current.setFilters({
      minPrice: 0,
      maxPrice: 150_000,
      condition: ['Brand New', 'Foreign Used'],
      fromFollowed: true,
      state: ['Lagos'],
      lga: ['Eti Osa', 'Ikeja'],
    }),
  );
  act(() => result.current.setOrder('price_asc', 'newest'));
  expect(new URLSearchParams(location.search).toString()).toBe(
    'tab=posts&query=gen&state=Lagos&lga=Eti+Osa&lga=Ikeja&condition=Brand+New&condition=Foreign+Used&minPrice=0&maxPrice=150000&from=following&sort=price_asc',
  );
  const expected = {
    filters: {
      state: ['Lagos'],
      lga: ['Eti Osa', 'Ikeja'],
      minPrice: 0,
      maxPrice: 150_000,
      condition: ['Brand New', 'Foreign Used'],
      fromFollowed: true,
    },
    order: 'price_asc',
    narrowed: {
      state: ['Lagos'],
      lga: ['Eti Osa', 'Ikeja'],
      minPrice: 0,
      maxPrice: 150_000,
      condition: ['Brand New', 'Foreign Used'],
      from: 'following',
      sort: 'price_asc',
    },
  };
  expect(result.current).toMatchObject(expected);
  expect(open().result.current).toMatchObject(expected);
  act(() => result.current.setFilters({}));
  act(() => result.current.setOrder('newest', 'newest'));
  expect(location.search).toBe('?tab=posts&query=gen');
});

test('what is no price, no order and no yes in an address narrows nothing', () => {
  history.replaceState(null, '', '?minPrice=cheap&maxPrice=-1&verified=1&sort=oldest&from=strangers');
  expect(open().result.current).toMatchObject({ filters: {}, order: undefined, narrowed: undefined });
});
