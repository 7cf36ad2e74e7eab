import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addPost } from '../../../test/posts.ts';
import { type Account, type TestServer, bearer, startTestServer } from '../../../test/test-server.ts';

const FEED = '/api/v1/posts';

describe('answers of the API', () => {
  let server: TestServer;
  let vendor: Account;
  beforeAll(async () => {
    server = await startTestServer('sqlite');
    vendor = await server.addAccount('vendor');
    for (let left = 5; left > 0; left -= 1) await addPost(server, vendor);
  });
  afterAll(() => server.stop());

  const read = (url: string, encoding: string) =>
    server.app.inject({ url, headers: { ...bearer(vendor), 'accept-encoding': encoding } });

  it.each([
    ['zstd', 'gzip, deflate, br, zstd', zstdDecompressSync],
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['br', 'gzip, br, zstd;q=0', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('are sent as %s to a client that accepts %s', async (encoding, accepted, decompress) => {
    const plain = await read(FEED, 'identity');
    const answer = await read(FEED, accepted);
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      vary: expect.stringContaining('accept-encoding'),
    });
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.byteLength);
    expect(answer.rawPayload.byteLength).toBeLessThan(plain.rawPayload.byteLength / 2);
    expect(decompress(answer.rawPayload).toString()).toBe(plain.body);
  });

  it('are sent as they are to a client that accepts no compression, and when they are small', async () => {
    const plain = await read(FEED, '');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.headers['vary']).toContain('accept-encoding');
    expect(plain.json()).toMatchObject({ data: { posts: expect.any(Array) } });
    const small = await read('/api/v1/nothing', 'zstd');
    expect(small.headers).not.toHaveProperty('content-encoding');
  });
});
