import { afterEach, expect, it, vi } from 'vitest';

import { uploadImage } from './upload-image.ts';

/** What an upload makes of the server's answers, and of none. */

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

/** Lets every request end with this answer, as soon as it is sent. */
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
      send = () => this.dispatchEvent(new Event('load'));
    },
  );
}
afterEach(() => vi.unstubAllGlobals());

it('gives the address of what is stored', async () => {
  const stored = { secure_url: 'http://oja.test/images/a.webp', width: 4, height: 3 };
  answerWith(200, stored);
  await expect(upload()).resolves.toEqual(stored);
});

it.each([null, 'https://oja.test/a.webp', ['a'], {}, { secure_url: 5 }])(
  '%j is no stored picture',
  async (response) => {
    answerWith(200, response);
    await expect(upload()).rejects.toThrow('Please try again later.');
  },
);

it.each([
  [400, { code: 'not_an_image', message: 'This file is not a picture.' }, 'This file is not a picture.'],
  [413, null, 'This file is larger than 10MB. Choose a smaller one.'],
  [502, 'Bad gateway', 'Please try again later.'],
])('a refusal with %i and %j rejects with its message', async (status, response, message) => {
  answerWith(status, response);
  await expect(upload()).rejects.toThrow(message);
});

it('an upload that was cancelled before it began rejects at once', async () => {
  answerWith(200, { secure_url: 'http://oja.test/images/a.webp' });
  await expect(upload(cancelled.signal)).rejects.toThrow(/aborted/);
});
