import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { BAYO, OutboxPage, permanentFailure, unreachable } from '../../../../../tests/fixtures/outbox-page.ts';

/** Offers among the messages of the outbox, decision 073. */

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

describe('an offer', () => {
  const offer = { postId: 'wrapper', amount: 15_000, units: 1 };
  const add = () => page.outbox.add(BAYO, 'Offer', [], { offer, clientId: 'of-the-dialog' });

  it('is made alone in its order among messages, with the id of the dialog', async () => {
    page.send.mockRejectedValueOnce(unreachable());
    void page.outbox.add(BAYO, 'One', []);
    void add();
    void page.outbox.add(BAYO, 'Two', []);
    await vi.waitFor(() => expect(page.texts()[0]).toBe('One waiting'), SOON);
    page.outbox.wake();
    await vi.waitFor(() => expect(page.isEmpty()).toBe(true), SOON);
    expect(page.calls).toEqual([['One'], ['One'], ['Offer'], ['Two']]);
    expect(page.send).toHaveBeenCalledWith(expect.objectContaining({ offer, clientId: 'of-the-dialog' }));
  });

  it('survives the page, and is the same offer on the next one', async () => {
    page.send.mockRejectedValueOnce(unreachable());
    void add();
    await vi.waitFor(() => expect(page.texts()).toEqual(['Offer waiting']), SOON);
    page.outbox.close();
    await page.reopen();
    await vi.waitFor(() => expect(page.isEmpty()).toBe(true), SOON);
    const same = expect.objectContaining({ clientId: 'of-the-dialog', offer });
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
