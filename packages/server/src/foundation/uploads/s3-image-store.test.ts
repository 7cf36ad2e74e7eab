import { readySchema } from '@oja/contract/client-config';
import { errorBodySchema } from '@oja/contract/errors';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { isGate } from '../../../../../tests/suite.ts';
import { addPicture, jpeg, sizesMade, upload } from '../../../test/pictures.ts';
import { type TestBucket, startBucket } from '../../../test/s3.ts';
import { type Account, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { sweepUnusedPictures } from './unused-pictures.ts';

describe.skipIf(isGate)('pictures in a bucket', () => {
  let bucket: TestBucket;
  let server: TestServer;
  let ada: Account;
  beforeEach(async () => {
    bucket = await startBucket();
    server = await startTestServer('sqlite', bucket.environment);
    ada = await server.addAccount('vendor');
  });
  afterEach(async () => {
    await server.stop();
    await bucket.remove();
  });

  const fetchPicture = (address: string) => server.app.inject(new URL(address).pathname);
  const uploaded = async () => addPicture(server, ada, await jpeg(640, 480));
  const s3Part = async () => (await server.call('GET', '/ready')).as(readySchema).parts?.s3;

  it('are stored with their sizes, and served with their length as immutable', async () => {
    const address = await uploaded();
    const response = await fetchPicture(address);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640, height: 480 });
    await sizesMade(server, address);
    expect(
      await sharp((await fetchPicture(address.replace('.webp', '-320.webp'))).rawPayload).metadata(),
    ).toMatchObject({ width: 320 });
    const head = await server.app.inject({ method: 'HEAD', url: new URL(address).pathname });
    expect({ status: head.statusCode, size: head.headers['content-length'] }).toEqual({
      status: 200,
      size: response.headers['content-length'],
    });
    expect((await fetchPicture(`http://oja.test/images/00/${'0'.repeat(32)}.webp`)).statusCode).toBe(404);
    expect(await s3Part()).toBe('ok');
  });

  it('are removed by the sweep when nothing uses them', async () => {
    const address = await uploaded();
    const later = server.clock.now + 25 * 3_600_000;
    expect(await sweepUnusedPictures(server.services, later)).toBe(1);
    expect((await fetchPicture(address)).statusCode).toBe(404);
  });

  it('answer 503 unavailable while the bucket is down, which /ready reports, and work again once it is back', async () => {
    const address = await uploaded();
    await bucket.stop();
    const started = performance.now();
    expect(await upload(server, ada, await jpeg(64, 48))).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    const read = await fetchPicture(address);
    expect({ status: read.statusCode, code: errorBodySchema.parse(read.json()).code }).toEqual({
      status: 503,
      code: 'unavailable',
    });
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(await s3Part()).toBe('away');
    expect((await server.call('GET', '/api/v1/posts', { as: ada })).status).toBe(200);

    await bucket.start();
    expect((await fetchPicture(address)).statusCode).toBe(200);
    expect((await fetchPicture(await uploaded())).statusCode).toBe(200);
    await expect.poll(s3Part).toBe('ok');
    // Pictures that could not be stored are recorded, so the sweep removes them.
    const { rows } = await sql<{ count: number }>`select count(*) as count from uploads where uses = 0`.execute(
      server.database.queries,
    );
    expect(rows).toEqual([{ count: 3 }]);
  });

  it('answer 503 when the bucket does not exist', async () => {
    const stranger = await startTestServer('sqlite', { ...bucket.environment, S3_BUCKET: 'elsewhere' });
    const answer = await upload(stranger, await stranger.addAccount(), await jpeg(64, 48));
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    await stranger.stop();
  });
});

it('the server redirects to a public bucket, and allows pages to show its pictures', async () => {
  const bucket = await startBucket();
  const server = await startTestServer('sqlite', {
    ...bucket.environment,
    S3_PUBLIC_URL: 'https://pictures.example/oja/',
  });
  const address = await addPicture(server, await server.addAccount(), await jpeg(200, 150));
  const path = new URL(address).pathname;
  const answer = await server.app.inject(path);
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe(path.replace('/images', 'https://pictures.example/oja'));
  const { headers: ofPages } = await server.app.inject('/health');
  expect(String(ofPages['content-security-policy'])).toMatch(/img-src [^;]*https:\/\/pictures\.example/);
  const size = path.replace('.webp', '-128.webp');
  await expect
    .poll(async () => (await server.app.inject(size)).headers.location)
    .toBe(size.replace('/images', 'https://pictures.example/oja'));
  // A size that is not in the bucket yet is not named there.
  await server.database.queries.updateTable('uploads').set({ sizes_made_at: null }).execute();
  const { headers } = await server.app.inject(size);
  expect(headers).toMatchObject({ location: answer.headers.location, 'cache-control': 'public, max-age=60' });
  await server.stop();
  await bucket.remove();
});
