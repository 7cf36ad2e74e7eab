import { randomBytes } from 'node:crypto';

import { uploadAnswerSchema } from '@oja/contract/uploads';
import sharp from 'sharp';
import { expect, vi } from 'vitest';

import { type Account, Answer, type TestServer, bearer } from './test-server.ts';

/** Returns a photograph-like picture: noise, because a flat colour would compress too well. */
export async function jpeg(width = 640, height = 480): Promise<Buffer> {
  return sharp({
    create: { width, height, channels: 3, background: '#323b9b', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .jpeg()
    .toBuffer();
}

/** Builds a form as browsers send it. */
function uploadForm(content: Uint8Array, preset: string | undefined, fileName = 'photo.jpg') {
  const boundary = `----oja${randomBytes(8).toString('hex')}`;
  const presetPart =
    preset === undefined
      ? ''
      : `--${boundary}\r\ncontent-disposition: form-data; name="upload_preset"\r\n\r\n${preset}\r\n`;
  const filePart = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: image/jpeg\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(presetPart + filePart), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

export async function upload(
  server: TestServer,
  as: Account | undefined,
  content: Uint8Array,
  preset: string | undefined = 'post',
  fileName?: string,
): Promise<Answer> {
  const { headers, payload } = uploadForm(content, preset, fileName);
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/upload',
    headers: { ...headers, ...bearer(as) },
    payload,
  });
  return new Answer(response.statusCode, response.json(), response.headers);
}

/** Uploads a picture as `upload` does, and returns its address. */
export async function addPicture(
  server: TestServer,
  as: Account,
  content: Uint8Array,
  preset?: string,
): Promise<string> {
  return (await upload(server, as, content, preset)).as(uploadAnswerSchema).secure_url;
}

/** Waits until the sizes of a picture that was uploaded by `addPicture` are stored. */
export async function sizesMade(server: TestServer, address: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const { headers } = await server.app.inject(new URL(address.replace('.webp', '-128.webp')).pathname);
      expect(headers['cache-control']).toContain('immutable');
    },
    { timeout: 10_000, interval: 20 },
  );
}
