import type { Deal } from '@oja/contract/deals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

import { stubBrowser } from '../../../../../tests/components/browser-stubs.ts';
import { openDealCards } from '../../../../../tests/fixtures/deal-cards.tsx';
import { DEAL } from '../../../../../tests/fixtures/deal.ts';
import { errorResponse, FakeServer } from '../../../../../tests/fixtures/fake-server.ts';
import { idOf } from '../../../../../tests/fixtures/live-store.ts';

stubBrowser();

let server: FakeServer;
let deal: Deal;
let sent: unknown[];
beforeEach(() => {
  localStorage.clear();
  deal = DEAL;
  sent = [];
  server = new FakeServer()
    .on('GET /api/v1/deals', () => ({ data: { deals: [deal], nextCursor: null } }))
    .on('PATCH /api/v1/deals/:dealId', async (request) => {
      sent.push(await request.json());
      return {
        code: 'post_updated',
        message: 'Saved.',
        data: { deal: { ...deal, version: 3, state: 'agreed' as const, asked: null } },
      };
    });
});

const open = () => openDealCards(server);

it('an earlier step is a line, and the newest one has what the viewer can do', async () => {
  open();
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeDefined();
  expect(screen.getByTestId(idOf(21)).textContent).toBe('You offered ₦42,000');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Accept',
    'Counter-offer',
    'Decline',
    'Decline with a reason',
  ]);
});

it('one press accepts the version that is shown, and the card shows the answer', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Agreed: reserved for this deal')).toBeDefined();
  expect(sent).toEqual([expect.objectContaining({ action: 'accept', version: 2, clientId: expect.any(String) })]);
});

it('a counter-offer asks for the amount, and a cancellation for the reason', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Counter-offer' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '44000');
  await userEvent.click(screen.getByRole('button', { name: 'Send offer' }));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ action: 'counter', amount: 44_000 })]));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel deal' }));
  await userEvent.type(await screen.findByRole('textbox'), 'I have found another one.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Cancel deal' }).at(-1) ?? document.body);
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ action: 'cancel', version: 3, reason: 'I have found another one.' }),
  );
});

const decline = async (reason: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Decline with a reason' }));
  if (reason) await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), reason);
  await userEvent.click((await screen.findAllByRole('button', { name: 'Decline' })).at(-1) ?? document.body);
};

it('an offer is declined with a reason, which may be left out', async () => {
  open();
  server.on('PATCH /api/v1/deals/:dealId', async (request) => {
    sent.push(await request.json());
    return errorResponse(500, { code: 'internal', message: 'It did not work.' });
  });
  await decline('Too little.');
  await screen.findByText('It did not work.');
  await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
  await decline('');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]).toMatchObject({ action: 'decline', version: 2, reason: 'Too little.' });
  expect(sent[1]).not.toHaveProperty('reason');
});

it('after an error the present state is shown', async () => {
  server.on('PATCH /api/v1/deals/:dealId', () =>
    errorResponse(409, { code: 'deal_moved', message: 'The deal has changed.' }),
  );
  open();
  const accept = await screen.findByRole('button', { name: 'Accept' });
  deal = { ...DEAL, version: 3, state: 'withdrawn', asked: null };
  await userEvent.click(accept);
  expect(await screen.findByText('Taken back')).toBeDefined();
});

it('a dialog shows its own failure and stays, and is gone with the state that it was for', async () => {
  server.on('PATCH /api/v1/deals/:dealId', () => errorResponse(500, { code: 'internal', message: 'It did not work.' }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Counter-offer' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '44000');
  await userEvent.click(screen.getByRole('button', { name: 'Send offer' }));
  expect(await screen.findByText('It did not work.')).toBeDefined();
  server.on('PATCH /api/v1/deals/:dealId', () =>
    errorResponse(409, { code: 'deal_moved', message: 'The deal has changed.' }),
  );
  deal = { ...DEAL, version: 3, state: 'withdrawn', asked: null };
  await userEvent.click(screen.getByRole('button', { name: 'Send offer' }));
  expect(await screen.findByText('Taken back')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a fixed price has no counter-offer', async () => {
  deal = { ...DEAL, post: { ...DEAL.post, pricePoint: 'Fixed Price' } };
  open();
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Counter-offer' })).toBeNull();
});

it('what the server ended is on the card of the last message', async () => {
  const end = { action: 'decline', by: null, amount: null, messageId: null, createdAt: DEAL.since } as const;
  deal = {
    ...DEAL,
    version: 3,
    state: 'declined',
    asked: null,
    reason: 'The post is sold.',
    steps: [...DEAL.steps, end],
  };
  open();
  expect(await screen.findByText('The offer has ended')).toBeDefined();
  expect(screen.getByText('The post is sold.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('an agreed deal can be shared with a friend', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  deal = { ...DEAL, version: 3, state: 'agreed', asked: null };
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Tell a friend' }));
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  vi.unstubAllGlobals();
});

const arrange = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Arrange' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Meet and pick it up' }));
  await userEvent.click(screen.getByRole('radio', { name: 'At the handover' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Where to meet' }), 'Ikeja');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
};

it('the terms of an agreed deal are sent, and its dialog closes', async () => {
  deal = { ...DEAL, version: 3, state: 'agreed', asked: null };
  open();
  await arrange();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    expect.objectContaining({
      action: 'arrange',
      version: 3,
      terms: { handover: 'pickup', payment: 'on_delivery', place: 'Ikeja' },
    }),
  ]);
});

it('terms that were typed stay when the partner has changed them meanwhile, and can be sent for what is shown', async () => {
  deal = { ...DEAL, version: 3, state: 'agreed', asked: null };
  server.on('PATCH /api/v1/deals/:dealId', async (request) => {
    sent.push(await request.json());
    const terms = { handover: 'delivery', payment: 'before' } as const;
    const step = { action: 'arrange', by: 'vendor', amount: null, messageId: idOf(23), createdAt: DEAL.since } as const;
    deal = { ...deal, version: 4, terms, steps: [...DEAL.steps, step] };
    return errorResponse(409, { code: 'deal_moved', message: 'The deal has changed.' });
  });
  open();
  await arrange();
  expect(await screen.findByText('The deal has changed.')).toBeDefined();
  expect(await screen.findByText(/^Arranged now: Delivered, paid before/)).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Where to meet' }).value).toBe('Ikeja');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([3, 4].map((version) => expect.objectContaining({ action: 'arrange', version })));
});
