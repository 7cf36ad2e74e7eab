import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { AppErrorBoundary } from './AppErrorBoundary.tsx';

function Failing(): never {
  throw new Error('an unexpected error');
}

const reported = vi.fn<typeof reportError>();
beforeEach(() => {
  vi.stubGlobal('reportError', reported);
  // React also writes the error to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a screen that fails is reported, and replaced by a page with a link', async () => {
  render(
    <AppErrorBoundary>
      <Failing />
    </AppErrorBoundary>,
  );
  expect(await screen.findByRole('heading', { name: 'This page stopped working' }, { timeout: 10_000 })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to the start' }).getAttribute('href')).toBe('/');
  expect(reported.mock.calls[0]?.[0]).toMatchObject({ cause: { message: 'an unexpected error' } });
});

it('if that page cannot be loaded, its text is shown without it', async () => {
  vi.resetModules();
  vi.doMock('./CrashPage.tsx', () => {
    throw new Error('no connection');
  });
  const { AppErrorBoundary: Fresh } = await import('./AppErrorBoundary.tsx');
  render(
    <Fresh>
      <Failing />
    </Fresh>,
  );
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

const screenAt = (path: string) => (
  <AppErrorBoundary screenKey={path} inFrame>
    {path === '/broken' ? <Failing /> : <p>Sound</p>}
  </AppErrorBoundary>
);

it('a different screen is shown after one has failed', async () => {
  const { rerender } = render(screenAt('/broken'));
  expect(await screen.findByRole('heading', { name: 'This page stopped working' }, { timeout: 10_000 })).toBeDefined();
  rerender(screenAt('/broken'));
  expect(screen.queryByText('Sound')).toBeNull();
  rerender(screenAt('/sound'));
  expect(screen.getByText('Sound')).toBeDefined();
});
