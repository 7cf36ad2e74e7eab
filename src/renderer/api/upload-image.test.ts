import { afterEach, expect, it, vi } from 'vitest';

import { uploadImage } from './upload-image.ts';

/** The result of an upload for each kind of server answer, and without one. */

const file = new File(['x'], 'pot.jpg', { type: 'image/jpeg' });
const cancelled = new AbortController();
cancelled.abort();

const upload = (signal = new AbortController().signal) =>
  uploadImage(file, 'post', {
    url: 'http://oja.test/api/upload',
    accessToken: undefined,
    onProgress: () => undefined,
    signal,
  });

/** Answers every request immediately. */
function answerWith(status: number, response: unknown) {
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      upload = new EventTarget();
      status = status;
      response = response;
      open = () => undefined;
      abort = () => undefined;
      setRequestHeader = () => undefined;
      send = () => {
        this.dispatchEvent(new Event('load'));
        this.dispatchEvent(new Event('loadend'));
      };
    },
  );
}
afterEach(() => vi.unstubAllGlobals());

it('an upload returns the address of the stored picture', async () => {
  const stored = { secure_url: 'http://oja.test/images/a.webp', width: 4, height: 3 };
  answerWith(200, stored);
  await expect(upload()).resolves.toEqual(stored);
});

it.each([null, 'https://oja.test/a.webp', ['a'], {}, { secure_url: 5 }])(
  'an upload fails if the answer is not a stored picture: %j',
  async (response) => {
    answerWith(200, response);
    await expect(upload()).rejects.toThrow('Please try again later.');
  },
);

it.each([
  [400, { code: 'not_an_image', message: 'This file is not a picture.' }, 'This file is not a picture.'],
  [413, null, 'This file is larger than 10MB. Choose a smaller one.'],
  [502, 'Bad gateway', 'Please try again later.'],
])('an error response with %i and %j rejects with its message', async (status, response, message) => {
  answerWith(status, response);
  await expect(upload()).rejects.toThrow(message);
});

it('an upload that was cancelled before it started rejects at once', async () => {
  answerWith(200, { secure_url: 'http://oja.test/images/a.webp' });
  await expect(upload(cancelled.signal)).rejects.toThrow(/aborted/);
});

it('an upload in which nothing moves for a minute fails, and one that is slow does not', async () => {
  vi.useFakeTimers();
  const sent: { upload: EventTarget; abort: () => void }[] = [];
  const abort = vi.fn<() => void>();
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      upload = new EventTarget();
      open = () => undefined;
      abort = abort;
      send = () => sent.push(this);
    },
  );
  const ended = vi.fn<(error: unknown) => void>();
  void upload().catch(ended);
  for (let second = 0; second < 300; second += 50) {
    await vi.advanceTimersByTimeAsync(50_000);
    sent[0]?.upload.dispatchEvent(new ProgressEvent('progress', { loaded: second, total: 1000 }));
  }
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ name: 'UploadError', message: 'Network Error!' }));
  expect(abort).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
