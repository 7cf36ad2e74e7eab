import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { BAYO, OutboxPage, permanentFailure, unreachable } from '../../../../../tests/fixtures/outbox-page.ts';
import type { DealStep } from './stored-message.ts';

/** Steps of deals among the messages of the outbox, decisions 073 and 081. */

/** A busy machine takes longer than the usual second. */
const SOON = { timeout: 10_000 };

let page: OutboxPage;
beforeEach(() => {
  page = new OutboxPage();
});
afterEach(() => {
  page.outbox.close();
  vi.useRealTimers();
});

const ACCEPT: DealStep = { id: 'deal', action: 'accept', version: 2 };

it('an action on a deal is taken alone in its order among messages', async () => {
  page.send.mockRejectedValueOnce(unreachable());
  void page.outbox.add(BAYO, 'One', []);
  void page.outbox.add(BAYO, 'Accept', [], { step: ACCEPT, clientId: 'of-the-press' });
  void page.outbox.add(BAYO, 'Two', []);
  await vi.waitFor(() => expect(page.texts()[0]).toBe('One waiting'), SOON);
  page.outbox.wake();
  await vi.waitFor(() => expect(page.isEmpty()).toBe(true), SOON);
  expect(page.calls.slice(1)).toEqual([['One'], ['Accept'], ['Two']]);
  expect(page.send).toHaveBeenCalledWith(expect.objectContaining({ step: ACCEPT, clientId: 'of-the-press' }));
});

describe('an offer', () => {
  const offer: DealStep = { postId: 'wrapper', amount: 15_000, units: 1 };
  const add = () => page.outbox.add(BAYO, 'Offer', [], { step: offer, clientId: 'of-the-dialog' });

  it('is made alone in its order among messages, with the id of the dialog', async () => {
    page.send.mockRejectedValueOnce(unreachable());
    void page.outbox.add(BAYO, 'One', []);
    void add();
    void page.outbox.add(BAYO, 'Two', []);
    await vi.waitFor(() => expect(page.texts()[0]).toBe('One waiting'), SOON);
    page.outbox.wake();
    await vi.waitFor(() => expect(page.isEmpty()).toBe(true), SOON);
    expect(page.calls).toEqual([['One'], ['One'], ['Offer'], ['Two']]);
    expect(page.send).toHaveBeenCalledWith(expect.objectContaining({ step: offer, clientId: 'of-the-dialog' }));
  });

  it('survives the page, and is the same offer on the next one', async () => {
    page.send.mockRejectedValueOnce(unreachable());
    void add();
    await vi.waitFor(() => expect(page.texts()).toEqual(['Offer waiting']), SOON);
    page.outbox.close();
    // As earlier releases stored it.
    expect([...page.stored.values()]).toEqual([expect.objectContaining({ offer })]);
    await page.reopen();
    await vi.waitFor(() => expect(page.isEmpty()).toBe(true), SOON);
    const same = expect.objectContaining({ clientId: 'of-the-dialog', step: offer });
    expect(page.send.mock.calls).toEqual([[same], [same]]);
  });

  it('that is refused stays with the reason, and does not delay messages', async () => {
    page.send.mockRejectedValueOnce(permanentFailure('It is sold.'));
    void add();
    void page.outbox.add(BAYO, 'One', []);
    await vi.waitFor(() => expect(page.sent()).toEqual(['Offer', 'One']), SOON);
    expect(page.outbox.to(BAYO)).toMatchObject([{ status: 'failed', failure: 'It is sold.' }]);
  });
});
