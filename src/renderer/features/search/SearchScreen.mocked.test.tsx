import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';

import { stubBrowser } from '../../../../tests/components/browser-stubs.ts';
import { startAppStore } from '../../../../tests/fixtures/app-store.ts';
import { FakeServer } from '../../../../tests/fixtures/fake-server.ts';
import { feedOf } from '../../../../tests/fixtures/post.ts';
import { lazyScreen } from '../../platform/lazy-screen.ts';
import { loadFind } from './load-find.ts';
import SearchScreen from './SearchScreen.tsx';

// Loaded only by what is tested here: other tests, which share the modules they load, use the real page.
vi.mock('./FindScreen.tsx', () => ({ default: () => 'Found' }));

stubBrowser();

afterEach(() => vi.unstubAllGlobals());

/** What the page of found posts shows in its first render. */
function firstShown(): string | null {
  // A new one each time: one that has been shown does not wait again.
  const Found = lazyScreen(loadFind);
  const { container, unmount } = render(
    <Suspense fallback="Waiting">
      <Found />
    </Suspense>,
  );
  const { textContent } = container;
  unmount();
  return textContent;
}

it('the page of found posts is loaded while its text is being typed', async () => {
  const server = new FakeServer()
    .on('GET /api/v1/posts', feedOf([]))
    .on('GET /api/v1/users/all', { data: { users: [], nextCursor: null } })
    .on('GET /api/v1/saved-searches', { data: [] });
  render(
    <Provider store={startAppStore(server)}>
      <BrowserRouter>
        <SearchScreen />
      </BrowserRouter>
    </Provider>,
  );
  expect(firstShown()).toBe('Waiting');
  await userEvent.click(screen.getByRole('searchbox', { name: 'Search categories' }));
  await vi.waitFor(() => expect(firstShown()).toBe('Found'), { timeout: 10_000 });
});
