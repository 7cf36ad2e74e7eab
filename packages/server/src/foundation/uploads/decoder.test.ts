import { readFile } from 'node:fs/promises';

import sharp from 'sharp';
import { afterEach, expect, it, vi } from 'vitest';

import { jpeg } from '../../../test/pictures.ts';
import { ApiError } from '../http/api-error.ts';
import { Decoder } from './decoder.ts';
import { UndecodablePicture } from './encoded-picture.ts';

let decoder: Decoder | undefined;
afterEach(() => {
  decoder?.close();
  vi.unstubAllEnvs();
});

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

it('the decoder runs in a process that ends when it is idle, and starts a new one for the next picture', async () => {
  decoder = new Decoder(200);
  expect(decoder.processId).toBeUndefined();
  const { image, content } = await decoder.decode('post', await jpeg(640, 480));
  expect(image).toEqual({
    key: expect.stringMatching(/^[0-9a-f]{32}$/),
    width: 640,
    height: 480,
    blur: expect.stringMatching(/^[\w+/=]{24,36}$/),
  });
  expect((await sharp(content).metadata()).width).toBe(640);
  const first = decoder.processId ?? 0;
  expect(isRunning(first)).toBe(true);
  await expect.poll(() => isRunning(first)).toBe(false);
  expect((await decoder.decode('chat', await jpeg(64, 48))).image.width).toBe(64);
  expect(decoder.processId).not.toBe(first);
});

it.runIf(process.platform === 'linux')("the decoder receives none of the server's secrets", async () => {
  vi.stubEnv('FLUTTERWAVE_SECRET_KEY', 'a key of great worth');
  decoder = new Decoder();
  await decoder.decode('post', await jpeg(64, 48));
  const environment = await readFile(`/proc/${decoder.processId}/environ`, 'utf8');
  expect(environment).toContain('MALLOC_ARENA_MAX=2');
  expect(environment).not.toContain('a key of great worth');
});

it('the decoder rejects pictures with the same errors as the checks', async () => {
  decoder = new Decoder();
  const whole = await jpeg();
  await expect(decoder.decode('post', Buffer.from('no picture'))).rejects.toMatchObject({
    code: 'not_an_image',
    fields: { file: expect.any(String) },
  });
  await expect(decoder.decode('post', Buffer.from('no picture'))).rejects.toBeInstanceOf(ApiError);
  await expect(decoder.decode('post', whole.subarray(0, whole.length / 2))).rejects.toBeInstanceOf(UndecodablePicture);
});

it('the decoder fails only the pictures in progress, as unavailable, when its process is killed', async () => {
  decoder = new Decoder();
  await decoder.decode('post', await jpeg(64, 48));
  const picture = await jpeg(4000, 3000);
  const underway = decoder.decode('post', picture).catch((error: unknown) => error);
  process.kill(decoder.processId ?? 0, 'SIGKILL');
  expect(await underway).toMatchObject({ statusCode: 503 });
  expect((await decoder.decode('post', await jpeg(64, 48))).image.width).toBe(64);
});
