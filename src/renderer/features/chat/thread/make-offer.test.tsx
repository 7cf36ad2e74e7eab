import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';

import { stubBrowser } from '../../../../../tests/components/browser-stubs.ts';
import { startAppStore } from '../../../../../tests/fixtures/app-store.ts';
import { DEAL } from '../../../../../tests/fixtures/deal.ts';
import { errorResponse, FakeServer } from '../../../../../tests/fixtures/fake-server.ts';
import { idOf } from '../../../../../tests/fixtures/live-store.ts';
import { POST } from '../../../../../tests/fixtures/post.ts';
import { ADA } from '../../../../../tests/fixtures/user.ts';
import { openOutbox } from '../outbox/open-outbox.ts';
import { MakeOffer } from './MakeOffer.tsx';

stubBrowser();

it('a failed offer keeps what was typed, and sending it again is the same offer', async () => {
  const sent: { clientId: string; amount: number }[] = [];
  const server = new FakeServer()
    .on('GET /api/v1/posts/:id', { data: { posts: [{ ...POST, price: 48_500 }], repliesCursor: null } })
    .on('POST /api/v1/deals', async (request) => {
      sent.push(await request.json());
      return errorResponse(409, { code: 'deal_moved', message: 'There are not enough left.' });
    });
  const onClose = vi.fn<() => void>();
  render(
    <Provider store={startAppStore(server)}>
      <MakeOffer postId={POST._id} onClose={onClose} />
    </Provider>,
  );
  const amount = await screen.findByRole('textbox', { name: 'Amount' });
  await userEvent.type(amount, '42000');
  await userEvent.click(screen.getByRole('button', { name: 'Send offer' }));
  await screen.findByText('There are not enough left.');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe('42,000');
  await userEvent.click(screen.getByRole('button', { name: 'Send offer' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]).toMatchObject({ postId: POST._id, amount: 42_000, units: 1 });
  expect(sent[1]).toEqual(sent[0]);
  expect(onClose).not.toHaveBeenCalled();
});

it('what is wrong with the amount is said at its field', async () => {
  const server = new FakeServer()
    .on('GET /api/v1/posts/:id', { data: { posts: [{ ...POST, price: 48_500 }], repliesCursor: null } })
    .on('POST /api/v1/deals', () =>
      errorResponse(400, { code: 'validation_failed', message: 'Wrong.', fields: { amount: 'Offer more.' } }),
    );
  render(
    <Provider store={startAppStore(server)}>
      <MakeOffer postId={POST._id} onClose={() => undefined} />
    </Provider>,
  );
  await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Send offer' }));
  await screen.findByText('Offer more.');
  expect(screen.getByRole('textbox', { name: 'Amount' }).getAttribute('aria-invalid')).toBe('true');
});

it('what others agreed on lately describes the amount of one, and not that of several', async () => {
  const post = { ...POST, price: 48_500, category: 'Music', state: 'Oyo' } as const;
  const server = new FakeServer()
    .on('GET /api/v1/posts/:id', ({ url }) => ({
      data: { posts: [url.endsWith(POST._id) ? post : { ...post, _id: idOf(5), units: 2 }], repliesCursor: null },
    }))
    .on('GET /api/v1/posts/:id/agreed-prices', {
      data: { prices: { low: 42_000, high: 50_000, deals: 10, days: 90 } },
    });
  const store = startAppStore(server);
  const dialogFor = (postId: string) => (
    <Provider store={store}>
      <MakeOffer key={postId} postId={postId} onClose={() => undefined} />
    </Provider>
  );
  const { rerender } = render(dialogFor(post._id));
  await screen.findByText('Agreed at ₦42,000 to ₦50,000 lately');
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(/Agreed at ₦42,000/);
  rerender(dialogFor(idOf(5)));
  expect(await screen.findByRole('textbox', { name: 'How many' })).toBeInTheDocument();
  expect(server.callsOf('GET /api/v1/posts/:id/agreed-prices')).toHaveLength(1);
});

it('a fixed price is bought without an amount, and the dialog closes', async () => {
  const sent: unknown[] = [];
  const server = new FakeServer()
    .on('GET /api/v1/posts/:id', {
      data: { posts: [{ ...POST, price: 48_500, pricePoint: 'Fixed Price' }], repliesCursor: null },
    })
    .on('POST /api/v1/deals', async (request) => {
      sent.push(await request.json());
      return Response.json({ data: { deal: DEAL } }, { status: 201 });
    });
  const onClose = vi.fn<() => void>();
  render(
    <Provider store={startAppStore(server)}>
      <MakeOffer postId={POST._id} onClose={onClose} />
    </Provider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Buy for ₦48,500' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toEqual([expect.objectContaining({ amount: 48_500 })]);
});

it('without a connection the offer waits in the outbox as the same offer, and is sent once', async () => {
  const sent: { clientId: string }[] = [];
  let isDown = true;
  const server = new FakeServer()
    .on('GET /api/v1/posts/:id', { data: { posts: [{ ...POST, price: 48_500 }], repliesCursor: null } })
    .on('POST /api/v1/deals', async (request) => {
      sent.push(await request.json());
      if (isDown) throw new TypeError('Failed to fetch');
      return Response.json({ data: { deal: DEAL } }, { status: 201 });
    });
  const onClose = vi.fn<() => void>();
  const store = startAppStore(server);
  const outbox = store.dispatch(openOutbox(ADA._id));
  render(
    <Provider store={store}>
      <MakeOffer postId={POST._id} onClose={onClose} />
    </Provider>,
  );
  await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '42000{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  await waitFor(() => expect(outbox.to(POST.user._id)).toMatchObject([{ status: 'waiting' }]));
  expect(outbox.to(POST.user._id)[0]?.text).toContain('₦42,000');
  isDown = false;
  outbox.wake();
  await waitFor(() => expect(outbox.to(POST.user._id)).toEqual([]));
  expect(new Set(sent.map(({ clientId }) => clientId)).size).toBe(1);
  outbox.close();
});

it('a post that is gone, or that cannot be loaded, is said', async () => {
  const server = new FakeServer().on('GET /api/v1/posts/:id', () =>
    errorResponse(404, { code: 'post_not_found', message: 'Post not found' }),
  );
  const open = (postId: string) =>
    render(
      <Provider store={startAppStore(server)}>
        <MakeOffer postId={postId} onClose={() => undefined} />
      </Provider>,
    );
  const { unmount } = open(POST._id);
  await screen.findByText('This post does not exist or has been removed.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  unmount();
  server.on('GET /api/v1/posts/:id', () => errorResponse(400, { code: 'internal', message: 'It did not work.' }));
  open(POST._id);
  await screen.findByText('It did not work.');
  server.on('GET /api/v1/posts/:id', { data: { posts: [{ ...POST, price: 48_500 }], repliesCursor: null } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('textbox', { name: 'Amount' });
});
