import { toast } from '@oja/ui/toast-store';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { clearToasts } from '../../../tests/fixtures/clear-toasts.ts';
import { ToastHost } from './ToastHost.tsx';

const region = vi.hoisted(() => ({ isReachable: true }));
vi.mock('@oja/ui/Toast', () => ({
  get ToastRegion() {
    if (!region.isReachable) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>The toasts</p>;
  },
}));

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <ToastHost />
    </MemoryRouter>,
  );

beforeEach(() => {
  vi.useFakeTimers();
  clearToasts();
  vi.runAllTimers();
});
afterEach(() => {
  vi.useRealTimers();
  region.isReachable = true;
});

it('without the code of toasts, a failure shows its title, until the code can be loaded', async () => {
  region.isReachable = false;
  open('/login');
  // The code is requested when the page is idle.
  await act(() => vi.advanceTimersByTimeAsync(1000));
  act(() => void toast({ tone: 'danger', title: 'Network Error!' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Network Error!');
  region.isReachable = true;
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.getByText('The toasts')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the landing page loads the code of toasts only when there is one', async () => {
  open('/');
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.queryByText('The toasts')).toBeNull();
  act(() => void toast({ title: 'A new version of Oja is here' }));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByText('The toasts')).toBeVisible();
});
