import type { Deal } from '@oja/contract/deals';
import { REVIEW_TEXT_MAX } from '@oja/contract/limits';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it } from 'vitest';

import { stubBrowser } from '../../../../../tests/components/browser-stubs.ts';
import { startAppStore } from '../../../../../tests/fixtures/app-store.ts';
import { BAYO } from '../../../../../tests/fixtures/deal.ts';
import { errorResponse, FakeServer, unreachable } from '../../../../../tests/fixtures/fake-server.ts';
import { idOf } from '../../../../../tests/fixtures/live-store.ts';
import { COMPLETED, REVIEW, UNTIL } from '../../../../../tests/fixtures/review.ts';
import { PlatformContext } from '../../../platform/PlatformContext.tsx';
import { createWebSessions } from '../../../platform/web-sessions.ts';
import { type DealCards, DealSteps } from './DealSteps.tsx';

stubBrowser();

const WRITTEN = { state: 'written', until: UNTIL, _id: idOf(32) } as const;

let server: FakeServer;
let deal: Deal;
let sent: unknown[];
beforeEach(() => {
  localStorage.clear();
  deal = COMPLETED;
  sent = [];
  server = new FakeServer()
    .on('GET /api/v1/deals', () => ({ data: { deals: [deal], nextCursor: null } }))
    .on('POST /api/v1/reviews', async (request) => {
      sent.push(await request.json());
      return { data: { review: { ...REVIEW, _id: WRITTEN._id } } };
    });
});

function Cards() {
  const [cards, setCards] = useState<DealCards>();
  return (
    <>
      <DealSteps partnerId={BAYO} partnerName="Bayo" onCards={setCards} />
      {cards?.get(idOf(23))}
    </>
  );
}

function open() {
  const sessions = createWebSessions(localStorage);
  render(
    <PlatformContext value={{ kind: 'web', serverOrigin: server.origin, sessions }}>
      <Provider store={startAppStore(server, sessions)}>
        <MemoryRouter>
          <Cards />
        </MemoryRouter>
      </Provider>
    </PlatformContext>,
  );
}

const openDialog = async () => userEvent.click(await screen.findByRole('button', { name: 'Write a review' }));
const textField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'In your words' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send review' }));

it('a completed deal is reviewed with stars, up to three tags and a text, and its card says when that is seen', async () => {
  open();
  await openDialog();
  await userEvent.click(await screen.findByRole('radio', { name: '3 out of 5 stars' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: '4 out of 5 stars' })).toBeChecked();
  for (const name of ['As described', 'Fair price', 'On time'])
    await userEvent.click(screen.getByRole('button', { name }));
  expect(screen.getByRole('button', { name: 'Late' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Fair price' }));
  expect(screen.getByRole('button', { name: 'Late' })).toBeEnabled();
  await userEvent.type(await textField(), ' It runs well. ');
  await send();
  const line = await screen.findByText(
    'You have written a review. It is seen once Bayo has written one too, and from 15 January 2126 at the latest.',
  );
  expect(sent).toEqual([{ dealId: COMPLETED._id, stars: 4, tags: ['as_described', 'on_time'], text: 'It runs well.' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(line).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull();
});

it('a review without stars, or with a text that is too long, is not sent', async () => {
  open();
  await openDialog();
  await textField();
  await send();
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Choose one to five stars.');
  expect(screen.getByRole('radio', { name: '1 out of 5 stars' })).toHaveFocus();
  await userEvent.keyboard(' ');
  fireEvent.change(await textField(), { target: { value: 'a'.repeat(REVIEW_TEXT_MAX + 1) } });
  await send();
  expect(await textField()).toHaveFocus();
  expect(sent).toEqual([]);
});

it('what was chosen and typed survives a failed call, and is sent with the next press', async () => {
  server.on('POST /api/v1/reviews', unreachable);
  open();
  await openDialog();
  await userEvent.click(await screen.findByRole('radio', { name: '5 out of 5 stars' }));
  await userEvent.click(screen.getByRole('button', { name: 'Friendly' }));
  await userEvent.type(await textField(), 'Kind.');
  await send();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect((await textField()).value).toBe('Kind.');
  server.on('POST /api/v1/reviews', async (request) => {
    sent.push(await request.json());
    return { data: { review: { ...REVIEW, _id: WRITTEN._id } } };
  });
  await send();
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ stars: 5, tags: ['friendly'], text: 'Kind.' })]));
});

it('a vendor reviews the buyer with the tags of buyers', async () => {
  const { buyer, vendor } = COMPLETED;
  deal = { ...COMPLETED, buyer: vendor, vendor: buyer };
  open();
  await openDialog();
  expect(await screen.findByRole('button', { name: 'Paid at once' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'As described' })).toBeNull();
});

it('a review that another device has written closes the dialog, and the card shows it', async () => {
  server.on('POST /api/v1/reviews', errorResponse(409, { code: 'review_written', message: 'Written before.' }));
  open();
  await openDialog();
  await userEvent.click(await screen.findByRole('radio', { name: '5 out of 5 stars' }));
  deal = { ...COMPLETED, review: WRITTEN };
  await send();
  expect(await screen.findByText(/^You have written a review\./)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('the author takes a review back after a question, and can write no other', async () => {
  deal = { ...COMPLETED, review: WRITTEN };
  server.on('PATCH /api/v1/reviews/:id', async (request) => {
    sent.push([new URL(request.url).pathname, await request.json()]);
    return { code: 'review_taken_back', message: 'Your review was taken back.' };
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Take the review back' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('You have taken your review back.')).toHaveFocus();
  expect(sent).toEqual([[`/api/v1/reviews/${WRITTEN._id}`, { action: 'takeBack' }]]);
  expect(screen.queryByRole('button', { name: /review/ })).toBeNull();
});

it('after the time is up a written review is on the profile, and none can be written', async () => {
  const until = '2020-01-15T12:00:00.000Z';
  deal = { ...COMPLETED, review: { ...WRITTEN, until } };
  open();
  expect(await screen.findByText('Your review is on the profile of Bayo.')).toBeInTheDocument();
});

it.each([
  { state: 'open', until: '2020-01-15T12:00:00.000Z', _id: null },
  { state: 'closed', until: UNTIL, _id: null },
] as const)('the card of a deal whose review is $state until $until offers none', async (review) => {
  deal = { ...COMPLETED, review };
  open();
  expect(await screen.findByText('Completed')).toBeInTheDocument();
  await expect(screen.findByRole('button', { name: 'Write a review' }, { timeout: 300 })).rejects.toThrow(
    /Unable to find/,
  );
});
