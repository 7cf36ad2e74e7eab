import type { MessageInput } from '@oja/contract/messages';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { Outbox } from './outbox.ts';

const BAYO = 'bayo';
const picture = (name: string) => new File(['picture'], name, { type: 'image/jpeg' });

let send: ReturnType<typeof vi.fn<(message: MessageInput) => Promise<void>>>;
let upload: ReturnType<typeof vi.fn<(file: File, onProgress: (share: number) => void) => Promise<string>>>;
let outbox: Outbox;
const texts = () => outbox.to(BAYO).map(({ text, status }) => `${text} ${status}`);
const sent = () => send.mock.calls.map(([{ message, img }]) => `${message}${img && ` with ${img}`}`);

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  send = vi.fn<(message: MessageInput) => Promise<void>>(() => Promise.resolve());
  upload = vi.fn<(file: File, onProgress: (share: number) => void) => Promise<string>>(({ name }) => Promise.resolve(`stored ${name}`));
  outbox = new Outbox({ send, upload });
});

describe('what was written', () => {
  it('shows at once, and is gone from here once the server has it', async () => {
    outbox.add(BAYO, 'One', []);
    expect(texts()).toEqual(['One sending']);
    await vi.waitFor(() => expect(outbox.isEmpty()).toBe(true));
    expect(sent()).toEqual(['One']);
  });

  it('goes in the order in which it was written, however slow the first is', async () => {
    const answered = Promise.withResolvers<void>();
    send.mockReturnValueOnce(answered.promise);
    outbox.add(BAYO, 'One', []);
    outbox.add(BAYO, 'Two', []);
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
    answered.resolve();
    await vi.waitFor(() => expect(sent()).toEqual(['One', 'Two']));
  });

  it('to one person does not wait for what was written to another', async () => {
    send.mockReturnValueOnce(new Promise(() => undefined));
    outbox.add(BAYO, 'One', []);
    outbox.add('chi', 'Two', []);
    await vi.waitFor(() => expect(sent()).toEqual(['One', 'Two']));
  });

  it('several pictures are as many messages, the text with the first', async () => {
    outbox.add(BAYO, 'Both', [picture('front'), picture('back')]);
    await vi.waitFor(() => expect(sent()).toEqual(['Both with stored front', ' with stored back']));
    expect(new Set(send.mock.calls.map(([{ clientId }]) => clientId)).size).toBe(2);
  });
});

describe('what could not be sent', () => {
  it('stays whole with its reason, and is the same message on the next try', async () => {
    send.mockRejectedValueOnce(new Error('Network Error!'));
    outbox.add(BAYO, 'One', [picture('front')]);
    await vi.waitFor(() => expect(outbox.to(BAYO)[0]).toMatchObject({ status: 'failed', failure: 'Network Error!', text: 'One' }));
    const [failed] = outbox.to(BAYO);
    if (failed) outbox.retry(failed);
    expect(texts()).toEqual(['One sending']);
    await vi.waitFor(() => expect(outbox.isEmpty()).toBe(true));
    const [first, second] = send.mock.calls;
    expect(second).toEqual(first);
    expect(upload).toHaveBeenCalledOnce();
  });

  it('does not hold up what was written after it', async () => {
    send.mockRejectedValueOnce(new Error('Too many attempts.'));
    outbox.add(BAYO, 'One', []);
    outbox.add(BAYO, 'Two', []);
    await vi.waitFor(() => expect(texts()).toEqual(['One failed']));
    expect(sent()).toEqual(['One', 'Two']);
  });

  it('a picture that cannot be stored keeps its message here, and nothing is sent', async () => {
    upload.mockRejectedValueOnce(new Error('Failed to upload front: too big'));
    outbox.add(BAYO, 'One', [picture('front')]);
    await vi.waitFor(() => expect(texts()).toEqual(['One failed']));
    expect(send).not.toHaveBeenCalled();
  });

  it('can be given up; what is on its way cannot', async () => {
    send.mockRejectedValueOnce(new Error('No.'));
    outbox.add(BAYO, 'One', []);
    for (const message of outbox.to(BAYO)) outbox.discard(message);
    expect(texts()).toEqual(['One sending']);
    await vi.waitFor(() => expect(texts()).toEqual(['One failed']));
    for (const message of outbox.to(BAYO)) outbox.discard(message);
    expect(outbox.isEmpty()).toBe(true);
  });
});
