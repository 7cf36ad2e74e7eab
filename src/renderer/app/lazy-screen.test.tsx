import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { AppErrorBoundary } from './fallback/AppErrorBoundary.tsx';
import { lazyScreen } from '../platform/lazy-screen.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('reportError', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show(load: Parameters<typeof lazyScreen>[0]) {
  const Screen = lazyScreen(load);
  render(
    <AppErrorBoundary>
      <Suspense fallback={<p>Loading</p>}>
        <Screen />
      </Suspense>
    </AppErrorBoundary>,
  );
}

test('a screen that cannot be loaded fails only after the time that it takes to leave a page', async () => {
  show(() => Promise.reject(new Error('error loading dynamically imported module')));
  await act(() => vi.advanceTimersByTimeAsync(2900));
  expect(screen.getByText('Loading')).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
});

test('a screen that can be loaded is shown at once', async () => {
  show(() => Promise.resolve({ default: () => <p>The feed</p> }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('The feed')).toBeInTheDocument();
});
