import type { MessageAnswer } from '@oja/contract/answers';
import type { ReviewFlag } from '@oja/contract/review-flags';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it } from 'vitest';

import { stubBrowser } from '../../../../tests/components/browser-stubs.ts';
import { startAppStore } from '../../../../tests/fixtures/app-store.ts';
import { FakeServer } from '../../../../tests/fixtures/fake-server.ts';
import { idOf, person } from '../../../../tests/fixtures/live-store.ts';
import { REVIEW } from '../../../../tests/fixtures/review.ts';
import { ADA } from '../../../../tests/fixtures/user.ts';
import { flagEnded } from '../../realtime/events/flag-events.ts';
import { userChanged } from '../../session/session-slice.ts';
import FlagsScreen from './FlagsScreen.tsx';

stubBrowser();

const report = (number: number, userName: string): ReviewFlag => ({
  _id: idOf(number),
  flagReason: 'Spam',
  createdAt: REVIEW.createdAt,
  reporter: { ...person, userName },
  review: { ...REVIEW, reply: 'Not true.' },
  subject: { _id: ADA._id, userName: ADA.userName },
});

let server: FakeServer;
let open: ReviewFlag[];
let deleted: string[];
beforeEach(() => {
  open = [report(2, 'chidi'), report(1, 'hadiza')];
  deleted = [];
  const end = (isOver: (flag: ReviewFlag) => boolean, answer: MessageAnswer) => (request: Request) => {
    deleted.push(new URL(request.url).pathname);
    open = open.filter((flag) => !isOver(flag));
    return answer;
  };
  server = new FakeServer()
    .on('GET /api/v1/posts/flag', { data: [], total: 0, postsTotal: 1, nextCursor: null })
    .on('GET /api/v1/posts/flag/count', { data: { total: 2, postsTotal: 1 } })
    .on('GET /api/v1/reviews/flag', () => ({ data: open, nextCursor: null }))
    .on(
      'DELETE /api/v1/reviews/flag/:id',
      end(({ _id }) => _id === idOf(2), { code: 'flag_dismissed', message: 'Report dismissed.' }),
    )
    .on(
      'DELETE /api/v1/reviews/:id',
      end(() => true, { code: 'review_removed', message: 'Review removed.' }),
    );
});

async function openFlags() {
  const store = startAppStore(server);
  store.dispatch(userChanged({ ...ADA, isAdmin: true }));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <FlagsScreen />
      </MemoryRouter>
    </Provider>,
  );
  return { store, row: await screen.findByRole('article', { name: `Review of @${ADA.userName}` }) };
}

it('an admin sees a reported review whole, dismisses a report, and removes the review after a question', async () => {
  const { row } = await openFlags();
  expect(screen.queryByText('Nothing is flagged')).toBeNull();
  expect(within(row).getByRole('img', { name: '4 out of 5 stars' })).toBeInTheDocument();
  for (const text of ['She came on time.', 'Paid at once', 'Not true.', '2 reports'])
    expect(row).toHaveTextContent(text);
  expect(within(row).queryByRole('button', { name: 'Report' })).toBeNull();

  await userEvent.click(within(row).getByRole('button', { name: /^Dismiss.*“Spam” of @chidi$/ }));
  await waitFor(() => expect(row).toHaveTextContent('1 report'));
  expect(row).toHaveTextContent('@hadiza');
  expect(screen.getByRole('heading', { name: 'Flagged reviews' })).toHaveFocus();

  await userEvent.click(within(row).getByRole('button', { name: 'Remove review' }));
  const question = screen.getByRole('dialog', { name: 'Remove this review?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Remove review' }));
  expect(await screen.findByText('Nothing is flagged')).toBeInTheDocument();
  expect(deleted).toEqual([`/api/v1/reviews/flag/${idOf(2)}`, `/api/v1/reviews/${REVIEW._id}`]);
});

it.each([
  ['device', 'Both people of this deal have signed in on the same device.'],
  ['network', 'Both people of this deal are signed in from the same network.'],
] as const)('an admin sees that the two people share a %s', async (shared, text) => {
  open = open.map((flag) => ({ ...flag, shared }));
  expect((await openFlags()).row).toHaveTextContent(text);
});

it('a report of a review that another admin dismisses leaves the screen', async () => {
  const { store, row } = await openFlags();
  open = [report(1, 'hadiza')];
  act(() => store.dispatch(flagEnded({ seq: 9, flagId: idOf(2), total: 1, postsTotal: 1 })));
  await waitFor(() => expect(row).toHaveTextContent('1 report'));
});
