import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { useQueryText } from './use-query-text.ts';

const wrapper = ({ children }: { children: ReactNode }) => <BrowserRouter>{children}</BrowserRouter>;
const address = () => `${location.pathname}${location.search}`;

beforeEach(() => history.replaceState(null, '', '/dashboard/find-users?tab=posts'));
afterEach(() => history.replaceState(null, '', '/'));

it('what is searched for stands in the address, beside what stood there, and makes no step', () => {
  const steps = history.length;
  const { result } = renderHook(() => useQueryText(), { wrapper });
  act(() => result.current[1](' ankara '));
  expect(address()).toBe('/dashboard/find-users?tab=posts&query=ankara');
  expect(result.current[0]).toBe('ankara');
  act(() => result.current[1](''));
  expect(address()).toBe('/dashboard/find-users?tab=posts');
  expect(history.length).toBe(steps);
});

it('a search that comes once another page is on its way does not lead back', () => {
  const { result } = renderHook(() => useQueryText(), { wrapper });
  // As a link does, before the page behind it has been loaded.
  history.pushState(null, '', '/dashboard/profile/7');
  act(() => result.current[1]('ankara'));
  expect(address()).toBe('/dashboard/profile/7');
});
