import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  BAYO,
  OutboxPage,
  TITLE,
  permanentFailure,
  picture,
  unreachable,
} from '../../../../../tests/fixtures/outbox-page.ts';
import { SendingFailure } from './sending-failure.ts';

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

describe('a written message', () => {
  it('is shown at once, and leaves the outbox once the server has it', async () => {
    void page.outbox.add(BAYO, 'One', []);
    expect(page.texts()).toEqual(['One sending']);
    await vi.waitFor(() => expect(page.isEmpty()).toBe(true));
    expect(page.sent()).toEqual(['One']);
  });

  it('is sent in the order of writing, even if the first is slow', async () => {
    const answered = Promise.withResolvers<void>();
    page.send.mockReturnValueOnce(answered.promise);
    void page.outbox.add(BAYO, 'One', []);
    void page.outbox.add(BAYO, 'Two', []);
    await vi.waitFor(() => expect(page.send).toHaveBeenCalledOnce());
    answered.resolve();
    await vi.waitFor(() => expect(page.sent()).toEqual(['One', 'Two']));
  });

  it('does not wait for messages to other people', async () => {
    page.send.mockReturnValueOnce(new Promise(() => undefined));
    void page.outbox.add(BAYO, 'One', []);
    void page.outbox.add('chi', 'Two', []);
    await vi.waitFor(() => expect(page.sent()).toEqual(['One', 'Two']));
  });

  it('is sent, even if it was added while another one was being sent', async () => {
    const answered = Promise.withResolvers<void>();
    page.send.mockReturnValueOnce(answered.promise);
    void page.outbox.add(BAYO, 'One', []);
    await vi.waitFor(() => expect(page.send).toHaveBeenCalledOnce());
    page.put.mockReturnValueOnce(new Promise(() => undefined));
    void page.outbox.add(BAYO, 'Two', [picture('front'), picture('back')]);
    answered.resolve();
    await vi.waitFor(() => expect(page.sent()).toEqual(['One', 'Two with stored front', ' with stored back']));
  });

  it('with several pictures becomes one message for each, with the text in the first', async () => {
    void page.outbox.add(BAYO, 'Both', [picture('front'), picture('back')]);
    await vi.waitFor(() => expect(page.sent()).toEqual(['Both with stored front', ' with stored back']));
    expect(new Set(page.send.mock.calls.map(([{ clientId }]) => clientId)).size).toBe(2);
  });
});

describe('the post of a message', () => {
  it('is sent with the first message only, and again with each retry', async () => {
    const post = {
      _id: 'wrapper',
      title: 'Akwete wrapper',
      picture: null,
      price: 18_500,
      pricePoint: null,
      isAvailable: true,
    };
    page.send.mockRejectedValueOnce(permanentFailure());
    void page.outbox.add(BAYO, 'Still there?', [picture('front'), picture('back')], { post });
    await vi.waitFor(() => expect(page.outbox.to(BAYO)).toMatchObject([{ status: 'failed', post }]));
    const [failed] = page.outbox.to(BAYO);
    if (failed) page.outbox.retry(failed);
    await vi.waitFor(() => expect(page.isEmpty()).toBe(true));
    expect(page.send.mock.calls.map(([{ message, postId }]) => [message, postId])).toEqual([
      ['Still there?', 'wrapper'],
      ['', undefined],
      ['Still there?', 'wrapper'],
    ]);
  });

  it('is stored on the device with the message', async () => {
    const post = {
      _id: 'wrapper',
      title: 'Akwete wrapper',
      picture: null,
      price: 18_500,
      pricePoint: null,
      isAvailable: true,
    };
    page.send.mockRejectedValue(unreachable());
    await page.outbox.add(BAYO, 'Still there?', [], { post });
    page.outbox.close();
    page.send.mockReset().mockResolvedValue();
    await page.reopen();
    await vi.waitFor(() => expect(page.send.mock.calls.map(([{ postId }]) => postId)).toEqual(['wrapper']));
  });
});

it('a quote is sent with the first message only, is stored on the device, and is sent after a reload', async () => {
  const quote = { _id: 'question', sender: { _id: BAYO }, text: 'Still there?', picture: null, isDeleted: false };
  page.send.mockRejectedValue(unreachable());
  await page.outbox.add(BAYO, 'It is', [picture('front'), picture('back')], { quote });
  expect(page.outbox.to(BAYO).map((message) => message.quote)).toEqual([quote, undefined]);
  page.outbox.close();
  page.send.mockReset().mockResolvedValue();
  await page.reopen();
  await vi.waitFor(() => expect(page.isEmpty()).toBe(true));
  expect(page.send.mock.calls.map(([{ message, replyTo }]) => [message, replyTo])).toEqual([
    ['It is', 'question'],
    ['', undefined],
  ]);
});

describe('a refused message', () => {
  it('stays complete with its reason, and a retry sends the same message', async () => {
    page.send.mockRejectedValueOnce(permanentFailure('You cannot write to this person.'));
    void page.outbox.add(BAYO, 'One', [picture('front')]);
    await vi.waitFor(() =>
      expect(page.outbox.to(BAYO)[0]).toMatchObject({
        status: 'failed',
        failure: 'You cannot write to this person.',
        text: 'One',
      }),
    );
    expect(page.shown).toEqual([`${TITLE}: You cannot write to this person.`]);
    const [failed] = page.outbox.to(BAYO);
    if (failed) page.outbox.retry(failed);
    expect(page.texts()).toEqual(['One sending']);
    await vi.waitFor(() => expect(page.isEmpty()).toBe(true));
    const [first, second] = page.send.mock.calls;
    expect(second).toEqual(first);
    expect(page.upload).toHaveBeenCalledOnce();
    expect(page.stored.size).toBe(0);
  });

  it('does not delay later messages', async () => {
    page.send.mockRejectedValueOnce(permanentFailure());
    void page.outbox.add(BAYO, 'One', []);
    void page.outbox.add(BAYO, 'Two', []);
    await vi.waitFor(() => expect(page.texts()).toEqual(['One failed']));
    expect(page.sent()).toEqual(['One', 'Two']);
  });

  it('shows that its post was deleted, also on the next page, and is retried without it', async () => {
    const post = {
      _id: 'wrapper',
      title: 'Akwete wrapper',
      picture: null,
      price: 18_500,
      pricePoint: null,
      isAvailable: true,
    };
    page.send.mockRejectedValueOnce(new SendingFailure(TITLE, 'Gone.', false, true));
    await page.outbox.add(BAYO, 'Still there?', [], { post });
    await vi.waitFor(() => expect(page.texts()).toEqual(['Still there? failed']));
    page.outbox.close();
    await page.reopen();
    const [failed] = page.outbox.to(BAYO);
    expect(failed).toMatchObject({ failure: 'Gone.', post: { ...post, isAvailable: false } });
    if (failed) page.outbox.retry(failed);
    await vi.waitFor(() => expect(page.isEmpty()).toBe(true));
    expect(page.send.mock.calls.map(([{ clientId, message, postId }]) => [clientId, message, postId])).toEqual([
      [failed?.clientId, 'Still there?', 'wrapper'],
      [failed?.clientId, 'Still there?', undefined],
    ]);
  });

  it('stays and is not sent if its picture was refused', async () => {
    page.upload.mockRejectedValueOnce(new SendingFailure('Uploading failed', 'Failed to upload front: too big', false));
    void page.outbox.add(BAYO, 'One', [picture('front')]);
    await vi.waitFor(() => expect(page.texts()).toEqual(['One failed']));
    expect(page.send).not.toHaveBeenCalled();
  });

  it('can be discarded, but not while it is being sent', async () => {
    page.send.mockRejectedValueOnce(permanentFailure());
    void page.outbox.add(BAYO, 'One', []);
    for (const message of page.outbox.to(BAYO)) page.outbox.discard(message);
    expect(page.texts()).toEqual(['One sending']);
    await vi.waitFor(() => expect(page.texts()).toEqual(['One failed']));
    for (const message of page.outbox.to(BAYO)) page.outbox.discard(message);
    expect(page.isEmpty()).toBe(true);
    await vi.waitFor(() => expect(page.stored.size).toBe(0));
  });
});

describe('while the server is unreachable', () => {
  it('the first message waits with all later ones; they are retried in order, and their failure is shown once', async () => {
    vi.useFakeTimers();
    page.send.mockRejectedValueOnce(unreachable()).mockRejectedValueOnce(unreachable());
    await page.outbox.add(BAYO, 'One', []);
    await page.outbox.add(BAYO, 'Two', []);
    await vi.advanceTimersByTimeAsync(0);
    expect(page.texts()).toEqual(['One waiting', 'Two waiting']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(page.isEmpty()).toBe(true);
    expect(page.sent()).toEqual(['One', 'One', 'One', 'Two']);
    expect(new Set(page.send.mock.calls.map(([{ clientId }]) => clientId)).size).toBe(2);
    expect(page.shown).toEqual([`${TITLE}: Network Error!`]);
  });

  it('further messages do not prolong the wait: all are sent soon after the server is back', async () => {
    vi.useFakeTimers();
    page.send.mockRejectedValue(unreachable());
    const written = Array.from({ length: 12 }, (_, index) => String(index));
    for (const text of written) {
      await page.outbox.add(BAYO, text, []);
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(page.send).toHaveBeenCalledTimes(12);
    page.send.mockReset().mockResolvedValue();
    await vi.advanceTimersByTimeAsync(2000);
    expect(page.sent()).toEqual(written);
  });

  it('the network’s return triggers a retry, and the failure of the user’s own retry is shown again', async () => {
    page.send.mockRejectedValueOnce(unreachable()).mockRejectedValueOnce(unreachable());
    void page.outbox.add(BAYO, 'One', []);
    await vi.waitFor(() => expect(page.texts()).toEqual(['One waiting']));
    for (const message of page.outbox.to(BAYO)) page.outbox.retry(message);
    await vi.waitFor(() => expect(page.texts()).toEqual(['One waiting']));
    expect(page.shown).toHaveLength(2);
    page.outbox.wake();
    await vi.waitFor(() => expect(page.isEmpty()).toBe(true));
  });

  it('a message is stored before the field is emptied, and the next page sends all messages in order', async () => {
    page.send.mockRejectedValue(unreachable());
    await page.outbox.add(BAYO, 'One', []);
    await page.outbox.add(BAYO, 'Two', [picture('front')]);
    await page.outbox.add('chi', 'Three', []);
    expect([...page.stored.values()].map(({ text }) => text)).toEqual(['One', 'Two', 'Three']);
    await vi.waitFor(() => expect(page.texts()).toEqual(['One waiting', 'Two waiting']));
    const clientIds = [...page.stored.keys()];
    page.outbox.close();

    page.send.mockReset().mockResolvedValue();
    await page.reopen();
    await vi.waitFor(() => expect(page.stored.size).toBe(0));
    expect(page.sent().filter((text) => text !== 'Three')).toEqual(['One', 'Two with stored front']);
    expect(page.send.mock.calls.map(([{ clientId }]) => clientId).toSorted()).toEqual(clientIds.toSorted());
    expect(page.isEmpty()).toBe(true);
  });

  it('a picture that was stored before the page closed is not uploaded again', async () => {
    page.send.mockRejectedValue(unreachable());
    await page.outbox.add(BAYO, 'One', [picture('front')]);
    await vi.waitFor(() => expect([...page.stored.values()][0]?.storedUrl).toBe('stored front'));
    page.outbox.close();
    page.send.mockReset().mockResolvedValue();
    await page.reopen();
    await vi.waitFor(() => expect(page.sent()).toEqual(['One with stored front']));
    expect(page.upload).toHaveBeenCalledOnce();
  });

  it('a message that another tab has sent is removed, and not sent again', async () => {
    page.send.mockRejectedValueOnce(unreachable());
    await page.outbox.add(BAYO, 'One', []);
    await vi.waitFor(() => expect(page.texts()).toEqual(['One waiting']));
    page.stored.clear();
    page.outbox.wake();
    await vi.waitFor(() => expect(page.isEmpty()).toBe(true));
    expect(page.send).toHaveBeenCalledOnce();
  });

  it('a message that was refused before the page closed is still refused, and waits for the user', async () => {
    page.send.mockRejectedValueOnce(permanentFailure('Too long.'));
    await page.outbox.add(BAYO, 'One', []);
    await vi.waitFor(() => expect(page.texts()).toEqual(['One failed']));
    await page.reopen();
    expect(page.outbox.to(BAYO)[0]).toMatchObject({ status: 'failed', failure: 'Too long.' });
    expect(page.send).toHaveBeenCalledOnce();
  });
});
