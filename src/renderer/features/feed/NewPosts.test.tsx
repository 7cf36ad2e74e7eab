import type { PostsAnswer } from '@oja/contract/posts';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';

import { idOf, serveEachTest, server } from '../../../../tests/fixtures/live-store.ts';
import { connectSilentPipeline, makeRealtimeStore } from '../../../../tests/fixtures/realtime-store.ts';
import { api } from '../../api/api.ts';
import { postListsApi } from '../../api/post-lists-api.ts';
import type { RealtimeDispatch } from '../../realtime/realtime-state.ts';
import NewPosts from './NewPosts.tsx';

serveEachTest();

/** A feed without posts that is complete up to a moment. */
const feed = (until: number): PostsAnswer => ({
  data: { posts: [], adverts: [], page: 1, hasMore: false, until, nextCursor: null },
});
const post = (number: number, moment: number) => ({ _id: idOf(number), moment });

/** Shows the pill above a feed that was loaded at a moment. */
async function open(until: number) {
  server.on('GET /api/v1/posts', feed(until));
  server.on('GET /api/v1/posts/feed/new', { data: { posts: [] } });
  const { store } = makeRealtimeStore({ observe: (action) => pipeline.observe(action), serverOrigin: server.origin });
  const dispatch: RealtimeDispatch = store.dispatch;
  const pipeline = connectSilentPipeline(dispatch);
  await dispatch(postListsApi.endpoints.getPosts.initiate());
  render(
    <Provider store={store}>
      <NewPosts feed="getPosts" />
    </Provider>,
  );
  return {
    receive: (added: ReturnType<typeof post>[], removed: string[] = []) =>
      act(() => pipeline.receive({ name: 'followedPosts', payload: { added, removed } })),
    connect: (postsMoment: number) => {
      pipeline.setConnected(true);
      act(() => pipeline.receive({ name: 'ready', payload: { seq: 1, postsMoment } }));
    },
    disconnect: () => pipeline.setConnected(false),
    settle: () => Promise.all(dispatch(api.util.getRunningQueriesThunk())),
  };
}

const pill = () => screen.queryByRole('button');
const questions = () => server.callsOf('GET /api/v1/posts/feed/new');

it('the button for new posts counts each new post once, and announces the count in a region that was there before', async () => {
  const { receive } = await open(100);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  receive([post(1, 101)]);
  expect(pill()?.textContent).toBe('1 new post');
  receive([post(1, 101), post(2, 102), post(3, 103)]);
  expect(region.textContent).toBe('3 new posts');
});

it('the button for new posts counts neither posts that the feed contains nor posts that were removed again, in either order', async () => {
  const { receive } = await open(100);
  receive([post(1, 99), post(2, 100), post(3, 101)]);
  expect(pill()?.textContent).toBe('1 new post');
  receive([], [idOf(3), idOf(4)]);
  receive([post(4, 102)]);
  expect(pill()).toBeNull();
});

it('the button for new posts shows 99+ from the hundredth post on', async () => {
  const { receive } = await open(0);
  const posts = Array.from({ length: 100 }, (_, index) => post(index, index + 1));
  receive(posts.slice(0, 99));
  expect(pill()?.textContent).toBe('99 new posts');
  receive(posts.slice(99));
  expect(pill()?.textContent).toBe('99+ new posts');
});

it('the button for new posts loads the feed from its first page when it is pressed, goes to the top and disappears', async () => {
  const scroll = vi.fn<(options: { top: number }) => void>();
  vi.stubGlobal('scrollTo', scroll);
  const { receive } = await open(100);
  receive([post(1, 101)]);
  expect(server.callsOf('GET /api/v1/posts')).toHaveLength(1);
  server.on('GET /api/v1/posts', feed(101));
  await userEvent.click(screen.getByRole('button', { name: '1 new post' }));
  await expect.poll(pill).toBeNull();
  expect(server.callsOf('GET /api/v1/posts')).toHaveLength(2);
  expect(scroll).toHaveBeenCalledWith({ top: 0 });
});

it('the button for new posts stays when the feed could not be loaded', async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  const { receive } = await open(100);
  receive([post(1, 101)]);
  server.on('GET /api/v1/posts', () => new Response('', { status: 404 }));
  await userEvent.click(screen.getByRole('button', { name: '1 new post' }));
  await expect.poll(() => pill()?.getAttribute('aria-busy')).toBeNull();
  expect(pill()?.textContent).toBe('1 new post');
});

it('the button for new posts asks what was missed when the connection is back, and forgets what the server no longer names', async () => {
  const { receive, connect, disconnect } = await open(100);
  connect(100);
  receive([post(1, 101), post(2, 102)]);
  expect(questions()).toHaveLength(0);
  disconnect();
  server.on('GET /api/v1/posts/feed/new', { data: { posts: [post(3, 103), post(1, 101)] } });
  connect(104);
  receive([post(4, 105)]);
  await expect.poll(() => pill()?.textContent).toBe('3 new posts');
  expect(questions()).toHaveLength(1);
});

it('the button for new posts asks nothing where the feed is as new as the connection', async () => {
  const { connect, settle } = await open(100);
  connect(100);
  await settle();
  expect(questions()).toHaveLength(0);
});
