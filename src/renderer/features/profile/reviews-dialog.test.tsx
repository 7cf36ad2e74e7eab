import type { Review } from '@oja/contract/reviews';
import type { Profile } from '@oja/contract/users';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it } from 'vitest';

import { stubBrowser } from '../../../../tests/components/browser-stubs.ts';
import { startAppStore } from '../../../../tests/fixtures/app-store.ts';
import { BAYO } from '../../../../tests/fixtures/deal.ts';
import { FakeServer, unreachable } from '../../../../tests/fixtures/fake-server.ts';
import { idOf } from '../../../../tests/fixtures/live-store.ts';
import { REVIEW } from '../../../../tests/fixtures/review.ts';
import { ADA } from '../../../../tests/fixtures/user.ts';
import { PlatformContext } from '../../platform/PlatformContext.tsx';
import { createWebSessions } from '../../platform/web-sessions.ts';
import { ProfileIntro } from './ProfileIntro.tsx';

stubBrowser();

const ADAS: Profile = {
  _id: ADA._id,
  name: ADA.name,
  userName: ADA.userName,
  profileImage: null,
  isVerifiedVendor: false,
  followersCount: 0,
  isFollowing: false,
  isOnline: false,
  bio: '',
  createdAt: ADA.createdAt,
  followingCount: 0,
  postsCount: 0,
  followers: [],
  followersCursor: null,
  following: [],
  followingCursor: null,
  posts: [],
  postsCursor: null,
  reputation: { dealsSold: 0 },
  block: 'none',
};
const BAYOS: Profile = { ...ADAS, _id: BAYO, name: 'Bayo', userName: 'bayo' };
/** Ada's review of him. */
const OF_BAYO: Review = {
  ...REVIEW,
  about: 'vendor',
  tags: ['as_described'],
  reply: 'Thank you.',
  author: { ...REVIEW.author, _id: ADA._id, name: 'Ada' },
};

let server: FakeServer;
let sent: unknown[];
beforeEach(() => {
  localStorage.clear();
  sent = [];
  server = new FakeServer().on('PATCH /api/v1/reviews/:id', async (request) => {
    sent.push([new URL(request.url).pathname, await request.json()]);
    return { code: 'review_reply', message: 'Your reply is shown below the review.' };
  });
});
const answer = (reviews: Review[]) => server.on('GET /api/v1/reviews', { data: { reviews, nextCursor: null } });

function open(profile: Profile) {
  const sessions = createWebSessions(localStorage);
  render(
    <PlatformContext value={{ kind: 'web', serverOrigin: server.origin, sessions }}>
      <Provider store={startAppStore(server, sessions)}>
        <MemoryRouter>
          <ProfileIntro profile={profile} />
        </MemoryRouter>
      </Provider>
    </PlatformContext>,
  );
}

it('a profile shows the mean with its count, and how many deals the person sold', () => {
  open({ ...BAYOS, reputation: { dealsSold: 34, rating: { mean: 5, count: 12 } } });
  expect(screen.getByRole('button', { name: '5.0 from 12 reviews' })).toBeInTheDocument();
  expect(screen.getByText('Sold 34')).toBeInTheDocument();
});

it('below three reviews a profile shows no number, and offers the list where deals were sold', () => {
  open({ ...BAYOS, reputation: { dealsSold: 2 } });
  expect(screen.getByRole('button', { name: 'Reviews' })).toBeInTheDocument();
  expect(screen.queryByText(/from/)).toBeNull();
});

it.each([{ dealsSold: 0 }, undefined])('a profile with the reputation %j offers no reviews', (reputation) => {
  open({ ...BAYOS, reputation });
  expect(screen.queryByText(/review|sold/i)).toBeNull();
});

it('the reviews are requested when they are asked for, and are read page by page', async () => {
  server.on('GET /api/v1/reviews', ({ url }) =>
    new URL(url).searchParams.has('cursor')
      ? { data: { reviews: [{ ...REVIEW, _id: idOf(30), text: 'An older one.' }], nextCursor: null } }
      : { data: { reviews: [OF_BAYO], nextCursor: REVIEW._id } },
  );
  open({ ...BAYOS, reputation: { dealsSold: 3, rating: { mean: 4.2, count: 3 } } });
  expect(server.callsOf('GET /api/v1/reviews')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '4.2 from 3 reviews' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reviews of bayo' });
  const first = await within(dialog).findByRole('group', { name: 'Ada' });
  expect(within(first).getByRole('img', { name: '4 out of 5 stars' })).toBeInTheDocument();
  for (const text of ['As described', 'She came on time.', 'Bought “Kettle”', 'Reply of bayo', 'Thank you.'])
    expect(first).toHaveTextContent(text);
  expect(within(first).getByRole('link')).toHaveAttribute('href', `/dashboard/profile/${ADA._id}`);
  expect(within(dialog).queryByRole('button', { name: 'Reply' })).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Load more reviews' }));
  expect(await within(dialog).findByText('An older one.')).toBeInTheDocument();
});

it('the person whom a review is about replies once, and the reply is below it', async () => {
  answer([REVIEW]);
  open(ADAS);
  await userEvent.click(screen.getByRole('button', { name: 'Reviews' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveFocus());
  await userEvent.keyboard(' Thank you. ');
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  const reply = await screen.findByText('Thank you.', { selector: 'p' });
  expect(sent).toEqual([[`/api/v1/reviews/${REVIEW._id}`, { action: 'reply', text: 'Thank you.' }]]);
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
  await waitFor(() => expect(reply.closest('[tabindex]')).toHaveFocus());
});

it('an empty reply is not sent, and one that failed stays in its field', async () => {
  answer([REVIEW]);
  open(ADAS);
  await userEvent.click(screen.getByRole('button', { name: 'Reviews' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' });
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(field).toBeInvalid();
  expect(sent).toEqual([]);
  server.on('PATCH /api/v1/reviews/:id', unreachable);
  await userEvent.type(field, 'Thank you.');
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(field.value).toBe('Thank you.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Reply' })).toHaveFocus();
});

it('without reviews the list says so, and a list that cannot be loaded is loaded again', async () => {
  server.on('GET /api/v1/reviews', unreachable);
  open(ADAS);
  await userEvent.click(screen.getByRole('button', { name: 'Reviews' }));
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 8000 });
  answer([]);
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'No reviews yet' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
});

it('a review of somebody else is reported with a reason, and one’s own is not', async () => {
  const ofOther = { ...REVIEW, _id: idOf(32), author: { ...REVIEW.author, _id: idOf(40), name: 'Chidi' } };
  answer([OF_BAYO, ofOther]);
  server.on('POST /api/v1/reviews/flag', async (request) => {
    sent.push(await request.json());
    return { code: 'review_flagged', message: 'Thank you. An admin will look at this review.' };
  });
  open({ ...BAYOS, reputation: { dealsSold: 2 } });
  await userEvent.click(screen.getByRole('button', { name: 'Reviews' }));
  const own = await screen.findByRole('group', { name: 'Ada' });
  expect(within(own).queryByRole('button', { name: 'Report' })).toBeNull();
  await userEvent.click(within(screen.getByRole('group', { name: 'Chidi' })).getByRole('button', { name: 'Report' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report this review' });
  expect(within(dialog).queryByRole('radio', { name: 'Unverified Properties' })).toBeNull();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Hate Speech' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Report review' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent).toEqual([{ reviewId: ofOther._id, flagReason: 'Hate Speech' }]);
});
