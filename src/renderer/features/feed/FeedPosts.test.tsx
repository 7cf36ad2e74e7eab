import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';

import { stubBrowser } from '../../../../tests/components/browser-stubs.ts';
import { startAppStore } from '../../../../tests/fixtures/app-store.ts';
import { FakeServer } from '../../../../tests/fixtures/fake-server.ts';
import { idOf } from '../../../../tests/fixtures/live-store.ts';
import { feedOf, POST } from '../../../../tests/fixtures/post.ts';
import { ADA } from '../../../../tests/fixtures/user.ts';
import { PlatformContext } from '../../platform/PlatformContext.tsx';
import { createWebPlatform } from '../../platform/web.ts';
import { FeedPosts } from './FeedPosts.tsx';
import { FeedViewSwitch } from './FeedViewSwitch.tsx';

stubBrowser();
// jsdom has no timing of navigations.
vi.stubGlobal('PerformanceNavigationTiming', Object);

const posts = [1, 2, 3, 4].map((number) => ({ ...POST, _id: idOf(number), title: `Pot ${number}` }));
const FEED = feedOf(posts, [{ ...POST, _id: idOf(9), title: 'Sofa' }]);
const QUERY = {
  data: { pages: [FEED] },
  isLoading: false,
  isFetching: false,
  isFetchingNextPage: false,
  hasNextPage: false,
  fetchNextPage: () => undefined,
  refetch: () => undefined,
};

function open() {
  render(
    <Provider store={startAppStore(new FakeServer())}>
      <PlatformContext value={createWebPlatform()}>
        <MemoryRouter>
          <FeedViewSwitch />
          <FeedPosts label="Newest posts" query={QUERY} empty={null} />
        </MemoryRouter>
      </PlatformContext>
    </Provider>,
  );
}

const toggle = () => screen.getByRole('button', { name: 'Show as tiles' });
/** A card is named by its title and its author, a tile by its title; an advert says that it is one. */
const card = () => screen.findByRole('article', { name: 'Pot 1 Ada' });
const advert = () => screen.findByRole('article', { name: 'Promoted: Sofa by Ada, place 4' });

it('the feed shows cards first; a press shows tiles, with the advert in its place, stored for the person, until another press', async () => {
  open();
  expect(await card()).toBeVisible();
  await userEvent.click(toggle());
  expect(await advert()).toBeVisible();
  const titles = within(screen.getByRole('feed', { name: 'Newest posts' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
  expect(titles).toEqual(['Pot 1', 'Pot 2', 'Pot 3', 'Sofa', 'Pot 4']);
  expect(screen.getByText('You have seen everything.')).toBeVisible();
  expect(localStorage.getItem(`oja.feed-view.${ADA._id}`)).toBe('tiles');

  await userEvent.click(toggle());
  expect(await card()).toBeVisible();
  expect(localStorage.getItem(`oja.feed-view.${ADA._id}`)).toBeNull();
});
