import { rename, rm, writeFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';

import { ERROR_MESSAGES, VALIDATION } from '@oja/contract/texts';
import { uploadAnswerSchema } from '@oja/contract/uploads';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addPicture, jpeg, sizesMade, upload } from '../../../test/pictures.ts';
import { type Account, type TestServer, bearer, startTestServer } from '../../../test/test-server.ts';
import { dataPaths } from '../startup/data-folder.ts';

/** Builds a chunk of a PNG: its length, type, content and checksum. */
function pngChunk(type: string, data: Buffer): Buffer {
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(type), data]);
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Builds a black PNG by hand: encoding one of this size from its pixels would take half a minute on a busy machine. */
function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  // One bit per pixel.
  header[8] = 1;
  const rows = Buffer.alloc((1 + width / 8) * height);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns a picture of one colour. */
const plain = (height: number, background: string) => sharp({ create: { width: 60, height, channels: 3, background } });

const sizedOf = (address: string, width: number) => address.replace('.webp', `-${width}.webp`);

describe('uploads', () => {
  let server: TestServer;
  let account: Account;
  beforeAll(async () => {
    server = await startTestServer('sqlite');
    account = await server.addAccount('vendor');
  });
  afterAll(() => server.stop());

  const fetchPicture = async (address: string) => {
    const response = await server.app.inject(new URL(address).pathname);
    return { response, picture: sharp(response.rawPayload), metadata: await sharp(response.rawPayload).metadata() };
  };

  it('stores a post picture as WebP of at most 1600 px and its sizes, all served as immutable', async () => {
    const answer = await upload(server, account, await jpeg(2400, 1600));
    expect(answer).toMatchObject({ status: 200, body: { width: 1600, height: 1067 } });
    const { secure_url: address } = answer.as(uploadAnswerSchema);
    const { response, metadata } = await fetchPicture(address);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(metadata).toMatchObject({ format: 'webp', width: 1600, height: 1067 });
    await sizesMade(server, address);
    for (const width of [128, 320, 640, 1080]) {
      const size = await fetchPicture(sizedOf(address, width));
      expect(size.metadata).toMatchObject({ format: 'webp', width, height: Math.round((width * 1067) / 1600) });
      expect(size.response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  it('serves the thumbnail that earlier versions named as the size of 640 px', async () => {
    const address = await addPicture(server, account, await jpeg(900, 600));
    await sizesMade(server, address);
    expect((await fetchPicture(sizedOf(address, 480))).metadata).toMatchObject({ width: 640 });
  });

  it('serves the full picture for a size that it is too narrow for, and refuses other sizes', async () => {
    const address = await addPicture(server, account, await jpeg(300, 200));
    await sizesMade(server, address);
    const { response, metadata } = await fetchPicture(sizedOf(address, 640));
    expect(metadata).toMatchObject({ width: 300 });
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const width of [100, 1081, 1600, 12_800])
      expect((await server.app.inject(new URL(sizedOf(address, width)).pathname)).statusCode).toBe(404);
  });

  it('does not enlarge a small picture', async () => {
    expect((await upload(server, account, await jpeg(300, 200))).body).toMatchObject({ width: 300, height: 200 });
  });

  it('crops profile pictures to 512 px squares, and limits chat pictures to 1280 px', async () => {
    expect((await upload(server, account, await jpeg(900, 600), 'profile')).body).toMatchObject({
      width: 512,
      height: 512,
    });
    expect((await upload(server, account, await jpeg(2000, 1000), 'chat')).body).toMatchObject({
      width: 1280,
      height: 640,
    });
  });

  it('removes the location, camera and comments, and rotates the picture upright', async () => {
    const photograph = await sharp(await jpeg(640, 480))
      .withExif({
        IFD0: { Make: 'SecretCamera', ImageDescription: 'my home' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '3/1 24/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const before = await sharp(photograph).metadata();
    expect(before).toMatchObject({ width: 640, height: 480, orientation: 6 });
    expect(before.exif?.toString('latin1')).toContain('SecretCamera');

    const answer = await upload(server, account, photograph);
    expect(answer.body).toMatchObject({ width: 480, height: 640 });
    const { response, metadata } = await fetchPicture(answer.as(uploadAnswerSchema).secure_url);
    expect(metadata.exif).toBeUndefined();
    expect(metadata.xmp).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
    expect(response.rawPayload.toString('latin1')).not.toMatch(/SecretCamera|my home/);
  });

  it('shows messengers the whole picture, even a very tall one', async () => {
    const band = await plain(40, '#ff0000').png().toBuffer();
    const tower = plain(600, '#0000ff').composite([
      { input: band, gravity: 'north' },
      { input: band, gravity: 'south' },
    ]);
    const address = await addPicture(server, account, await tower.png().toBuffer());
    const { picture } = await fetchPicture(address.replace('.webp', '-share.jpg'));
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    const [red, blue] = [0, 2].map((channel) =>
      [10, info.height / 2, info.height - 10].map(
        (row) => (data[(row * info.width + info.width / 2) * info.channels + channel] ?? 0) > 128,
      ),
    );
    expect({ red, blue }).toEqual({ red: [true, false, true], blue: [false, true, false] });
  });

  it('answers 422 image_too_large for 60 megapixels, by the header alone', async () => {
    const huge = await sharp({ create: { width: 10_000, height: 6000, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const start = performance.now();
    const answer = await upload(server, account, huge);
    expect(performance.now() - start).toBeLessThan(500);
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'image_too_large', fields: { file: ERROR_MESSAGES.image_too_large } },
    });
  });

  it.each([
    ['a text file named .jpg', Buffer.from('I am not a picture, whatever my name says.')],
    [
      'SVG, which can carry script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a damaged picture', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(400)])],
  ])('answers 422 not_an_image for %s', async (_name, content) => {
    const answer = await upload(server, account, content);
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'not_an_image', fields: { file: ERROR_MESSAGES.not_an_image } },
    });
  });

  it('answers 422 not_an_image for HEIC, and says how to convert it', async () => {
    // The header of a file from an iPhone.
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypheic'),
      Buffer.alloc(4),
      Buffer.from('mif1heic'),
      Buffer.alloc(200),
    ]);
    const answer = await upload(server, account, heic);
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'not_an_image', message: VALIDATION.imageHeic, fields: { file: VALIDATION.imageHeic } },
    });
  });

  it('answers 422 image_too_large for small files that would decompress to gigabytes', async () => {
    const justTooLarge = { width: 5001, height: 5001, channels: 3 as const, background: '#fff' };
    const bombs = [blackPng(16_000, 16_000), await sharp({ create: justTooLarge }).webp({ effort: 0 }).toBuffer()];
    for (const bomb of bombs) {
      expect(bomb.length).toBeLessThan(1024 * 1024);
      expect(await upload(server, account, bomb)).toMatchObject({ status: 422, body: { code: 'image_too_large' } });
    }
  });

  it('answers 422 not_an_image for a truncated picture', async () => {
    const whole = await jpeg();
    expect((await upload(server, account, whole.subarray(0, whole.length / 2))).error.code).toBe('not_an_image');
  });

  it('answers 413 for more than one file in a form', async () => {
    const part =
      'content-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\nx\r\n';
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/upload',
      headers: { 'content-type': 'multipart/form-data; boundary=oja', ...bearer(account) },
      payload: `--oja\r\n${part}--oja\r\n${part}--oja--\r\n`,
    });
    expect({ status: response.statusCode, body: response.json() }).toMatchObject({
      status: 413,
      body: { code: 'body_too_large' },
    });
  });

  it('answers 413 upload_too_large for more than 10 MB', async () => {
    const answer = await upload(server, account, Buffer.alloc(10 * 1024 * 1024 + 1, 7));
    expect(answer).toMatchObject({ status: 413, body: { code: 'upload_too_large' } });
  });

  it('answers 422 for a missing file, a missing form and an unknown preset', async () => {
    expect((await upload(server, account, Buffer.alloc(0))).error.code).toBe('upload_missing');
    expect(await server.call('POST', '/api/upload', { as: account, body: {} })).toMatchObject({
      status: 422,
      body: { code: 'upload_missing' },
    });
    expect((await upload(server, account, await jpeg(), 'banner')).body).toMatchObject({
      code: 'validation_failed',
      fields: { upload_preset: expect.any(String) },
    });
  });

  it.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    [
      'that is truncated',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nhalf',
    ],
  ])('answers 400 bad_request, not 500, for a form %s', async (_name, type, payload) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/upload',
      headers: { ...bearer(account), 'content-type': type },
      payload,
    });
    expect({ status: response.statusCode, body: response.json() }).toMatchObject({
      status: 400,
      body: { code: 'bad_request' },
    });
  });

  it('answers 500, not 422, for a valid picture that cannot be stored', async () => {
    const { images } = dataPaths(server.config.dataDir);
    await rename(images, `${images}-away`);
    await writeFile(images, 'a file where the folder was');
    expect(await upload(server, account, await jpeg())).toMatchObject({ status: 500, body: { code: 'internal' } });
    await rm(images);
    await rename(`${images}-away`, images);
  });

  it('accepts many uploads at once', async () => {
    const picture = await jpeg();
    const answers = await Promise.all(Array.from({ length: 12 }, () => upload(server, account, picture)));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 12 }, () => 200));
    expect(new Set(answers.map((answer) => answer.as(uploadAnswerSchema).secure_url)).size).toBe(12);
  });

  it('answers 404 for foreign names without reading the disk', async () => {
    for (const path of [
      '/images/../oja.sqlite',
      '/images/%2e%2e/oja.sqlite',
      '/images/aa/%2e%2e%2f%2e%2e%2foja.sqlite',
      '/images/aa/bb.webp',
      '/images/',
    ]) {
      const response = await server.app.inject({ url: path, headers: { ...bearer(account), accept: 'text/html' } });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'not_found' });
    }
  });
});
