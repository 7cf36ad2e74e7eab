import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { useQueryText } from './use-query-text.ts';

const wrapper = ({ children }: { children: ReactNode }) => <BrowserRouter>{children}</BrowserRouter>;
const address = () => `${location.pathname}${location.search}`;

beforeEach(() => history.replaceState(null, '', '/dashboard/find-users?tab=posts'));
afterEach(() => history.replaceState(null, '', '/'));

it('the search text is stored in the address beside other parameters, without a history entry', () => {
  const steps = history.length;
  const { result } = renderHook(() => useQueryText(), { wrapper });
  act(() => result.current[1](' ankara '));
  expect(address()).toBe('/dashboard/find-users?tab=posts&query=ankara');
  expect(result.current[0]).toBe('ankara');
  act(() => result.current[1](''));
  expect(address()).toBe('/dashboard/find-users?tab=posts');
  expect(history.length).toBe(steps);
});

it('a late search keeps the tab that was chosen just before and is not rendered yet', () => {
  const { result } = renderHook(() => useQueryText(), { wrapper });
  history.replaceState(null, '', '/dashboard/find-users?tab=people');
  act(() => result.current[1]('ankara'));
  expect(address()).toBe('/dashboard/find-users?tab=people&query=ankara');
});

it('a late search does not lead back from the next page', () => {
  const { result } = renderHook(() => useQueryText(), { wrapper });
  // As a link does, before the next page has loaded.
  history.pushState(null, '', '/dashboard/profile/7');
  act(() => result.current[1]('ankara'));
  expect(address()).toBe('/dashboard/profile/7');
});
