import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { BAYO, OutboxPage, picture, unreachable } from '../../../../../tests/fixtures/outbox-page.ts';

let page: OutboxPage;
beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  page = new OutboxPage();
});
afterEach(() => {
  page.outbox.close();
  vi.useRealTimers();
});

/** Answers that the test gives itself, one for each call in its turn. */
function answerByHand(): PromiseWithResolvers<void>[] {
  const answers: PromiseWithResolvers<void>[] = [];
  page.send.mockImplementation(() => {
    const answer = Promise.withResolvers<void>();
    answers.push(answer);
    return answer.promise;
  });
  return answers;
}

describe('messages that wait together', () => {
  it('leave while the device still stores them', () => {
    page.put.mockReturnValue(new Promise(() => undefined));
    void page.outbox.add(BAYO, 'One', []);
    expect(page.sent()).toEqual(['One']);
    expect([...page.stored.values()].map(({ text }) => text)).toEqual(['One']);
  });

  it('go in one call of fifty at most, in the order of writing', async () => {
    const [first] = answerByHand();
    expect(first).toBeUndefined();
    void page.outbox.add(BAYO, 'First', []);
    const written = Array.from({ length: 60 }, (_, index) => String(index));
    for (const text of written) void page.outbox.add(BAYO, text, []);
    page.send.mockReset().mockResolvedValue();
    page.outbox.close();
    await page.reopen();
    await vi.waitFor(() => expect(page.isEmpty()).toBe(true));
    expect(page.calls).toEqual([['First'], ['First', ...written.slice(0, 49)], written.slice(49)]);
  });

  it('are divided where one call would take a slow line too long', async () => {
    page.send.mockRejectedValue(unreachable());
    for (const letter of ['a', 'b', 'c']) await page.outbox.add(BAYO, letter.repeat(9000), []);
    page.calls = [];
    page.send.mockReset().mockResolvedValue();
    page.outbox.wake();
    await vi.waitFor(() => expect(page.isEmpty()).toBe(true));
    expect(page.calls.map((texts_) => texts_.map((text) => text.charAt(0)))).toEqual([['a', 'b'], ['c']]);
  });

  it('reach the server within two seconds of the return of a line that was down for a minute', async () => {
    vi.useFakeTimers();
    page.send.mockRejectedValue(unreachable());
    for (let number = 1; number <= 50; number += 1) {
      await page.outbox.add(BAYO, String(number), []);
      await vi.advanceTimersByTimeAsync(1200);
    }
    expect(page.shown).toHaveLength(1);
    page.calls = [];
    page.send.mockReset().mockResolvedValue();
    page.outbox.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(page.isEmpty()).toBe(true);
    expect(page.calls.map(({ length }) => length)).toEqual([50]);
  });

  it('are retried every five seconds at most while the page is in view', async () => {
    vi.useFakeTimers();
    page.send.mockRejectedValue(unreachable());
    await page.outbox.add(BAYO, 'One', []);
    await vi.advanceTimersByTimeAsync(60_000);
    page.calls = [];
    await vi.advanceTimersByTimeAsync(50_000);
    expect(page.calls.length).toBeGreaterThanOrEqual(10);
  });
});

describe('a call without an answer', () => {
  it('is repeated beside the first with what was written since, and the first answer counts, however late', async () => {
    vi.useFakeTimers();
    const answers = answerByHand();
    await page.outbox.add(BAYO, 'One', []);
    await page.outbox.add(BAYO, 'Two', []);
    expect(page.calls).toEqual([['One']]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(page.calls).toEqual([['One'], ['One', 'Two']]);
    answers[0]?.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(page.texts()).toEqual(['Two sending']);
    for (const answer of answers) answer.resolve();
    await vi.advanceTimersByTimeAsync(0);
    for (const answer of answers) answer.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(page.isEmpty()).toBe(true);
  });

  it('does not count as failed while another one may still be answered', async () => {
    vi.useFakeTimers();
    const answers = answerByHand();
    await page.outbox.add(BAYO, 'One', []);
    await vi.advanceTimersByTimeAsync(2000);
    answers[0]?.reject(unreachable());
    await vi.advanceTimersByTimeAsync(0);
    expect(page.texts()).toEqual(['One sending']);
    answers[1]?.reject(unreachable());
    await vi.advanceTimersByTimeAsync(0);
    expect(page.texts()).toEqual(['One waiting']);
  });

  it('has at most three others beside it', async () => {
    vi.useFakeTimers();
    answerByHand();
    await page.outbox.add(BAYO, 'One', []);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.calls).toHaveLength(4);
  });

  it('is repeated at once when the line returns, unless it has just left', async () => {
    vi.useFakeTimers();
    answerByHand();
    await page.outbox.add(BAYO, 'One', []);
    page.outbox.wake();
    expect(page.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1001);
    page.outbox.wake();
    expect(page.calls).toHaveLength(2);
  });
});

describe('a picture that is being uploaded', () => {
  it('is not overtaken by later texts, and does not hold other partners or earlier texts', async () => {
    const uploaded = Promise.withResolvers<string>();
    page.upload.mockReturnValueOnce(uploaded.promise);
    void page.outbox.add(BAYO, 'Before', []);
    void page.outbox.add(BAYO, 'Receipt', [picture('receipt')]);
    void page.outbox.add(BAYO, 'After', []);
    void page.outbox.add('chi', 'Elsewhere', []);
    await vi.waitFor(() => expect(page.sent()).toEqual(['Before', 'Elsewhere']));
    uploaded.resolve('stored receipt');
    await vi.waitFor(() => expect(page.isEmpty()).toBe(true));
    expect(page.sent()).toEqual(['Before', 'Elsewhere', 'Receipt with stored receipt', 'After']);
  });

  it('is tried again by itself if the line breaks, and then sent', async () => {
    vi.useFakeTimers();
    page.upload.mockRejectedValueOnce(unreachable());
    await page.outbox.add(BAYO, 'Receipt', [picture('receipt')]);
    await vi.advanceTimersByTimeAsync(0);
    expect(page.texts()).toEqual(['Receipt waiting']);
    await vi.advanceTimersByTimeAsync(2000);
    expect(page.isEmpty()).toBe(true);
  });
});
