import type { Post } from '@oja/contract/posts';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router';
import { beforeEach, expect, it } from 'vitest';

import { stubBrowser } from '../../../../../tests/components/browser-stubs.ts';
import { startAppStore } from '../../../../../tests/fixtures/app-store.ts';
import { DEAL } from '../../../../../tests/fixtures/deal.ts';
import { FakeServer } from '../../../../../tests/fixtures/fake-server.ts';
import { POST } from '../../../../../tests/fixtures/post.ts';
import { PlatformContext } from '../../../platform/PlatformContext.tsx';
import { createWebSessions } from '../../../platform/web-sessions.ts';
import { postPath } from '../post-paths.ts';
import PostDetailsScreen from './PostDetailsScreen.tsx';

stubBrowser();

const DRUM: Post = {
  ...POST,
  title: 'Drum',
  category: 'Music',
  state: 'Oyo',
  condition: 'Brand New',
  user: DEAL.vendor,
};
const ROUTE = 'GET /api/v1/posts/:id/agreed-prices';
const PRICES = { low: 42_000, high: 50_000, deals: 20, days: 90 };

let server: FakeServer;
beforeEach(() => {
  localStorage.clear();
  server = new FakeServer();
});

/** Opens the page of a post, and waits until it is there. */
async function open(post: Post) {
  server.on('GET /api/v1/posts/:id', { data: { posts: [post], repliesCursor: null } });
  const sessions = createWebSessions(localStorage);
  render(
    <PlatformContext value={{ kind: 'web', serverOrigin: server.origin, sessions }}>
      <Provider store={startAppStore(server, sessions)}>
        <MemoryRouter initialEntries={[postPath(post._id)]}>
          <Routes>
            <Route path="/dashboard/post/details/:id" element={<PostDetailsScreen />} />
          </Routes>
        </MemoryRouter>
      </Provider>
    </PlatformContext>,
  );
  await screen.findByRole('heading', { name: post.title });
}

it('the page of a post says what others agreed on lately, and how that is worked out', async () => {
  server.on(ROUTE, { data: { prices: PRICES } });
  await open(DRUM);
  expect(await screen.findByText('Agreed at ₦42,000 to ₦50,000 lately')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'How this is worked out' }));
  const dialog = await screen.findByRole('dialog', { name: 'How this is worked out' });
  for (const text of ['Music, Brand New, Oyo', 'in the last 90 days', 'At least 20 deals'])
    expect(dialog).toHaveTextContent(text);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('equal bounds are one price, on the own page of its vendor too', async () => {
  server.on(ROUTE, { data: { prices: { ...PRICES, high: PRICES.low } } });
  await open({ ...DRUM, user: POST.user });
  expect(await screen.findByText('Agreed at about ₦42,000 lately')).toBeInTheDocument();
});

it('a post without a state says nothing, and asks nothing', async () => {
  await open({ ...DRUM, state: null });
  expect(screen.queryByText(/Agreed at/)).toBeNull();
  expect(server.callsOf(ROUTE)).toEqual([]);
});
