import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { addPicture, jpeg, sizesMade, upload } from '../../../test/pictures.ts';
import { type Account, GATE_DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { allNames, fullName } from './image-names.ts';
import { PictureSizes } from './picture-sizes.ts';

const keyOf = (address: string) => /([0-9a-f]{32})\.webp$/.exec(address)?.[1] ?? '';
const sizeOf = (address: string, width: number) => new URL(address.replace('.webp', `-${width}.webp`)).pathname;

describe.each(GATE_DATABASES)('the sizes of pictures on %s', (kind) => {
  let server: TestServer;
  let ada: Account;
  beforeAll(async () => {
    server = await startTestServer(kind);
    ada = await server.addAccount('vendor');
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => server.stop());

  const uploaded = async () => {
    const address = await addPicture(server, ada, await jpeg(700, 500));
    await sizesMade(server, address);
    return address;
  };
  /** Makes pictures as earlier versions left them: only their full size is stored. */
  const older = async (count: number) => {
    const addresses: string[] = [];
    for (let index = 0; index < count; index += 1) addresses.push(await uploaded());
    for (const address of addresses) {
      for (const name of allNames(keyOf(address)).slice(1)) await server.services.images.remove(name);
      await server.database.queries
        .updateTable('uploads')
        .set({ sizes_made_at: null, blur: null, changed_at: 0 })
        .where('key', '=', keyOf(address))
        .execute();
    }
    return addresses.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)));
  };
  const read = async (path: string) => {
    const { statusCode, headers, rawPayload } = await server.app.inject(path);
    const width = statusCode === 200 ? (await sharp(rawPayload).metadata()).width : undefined;
    return { status: statusCode, caching: headers['cache-control'], width };
  };
  const storedNames = async (key: string) => {
    const files = await Promise.all(allNames(key).map((name) => server.services.images.stream(name)));
    for (const file of files) file?.content.destroy();
    return allNames(key).filter((_name, index) => files[index]);
  };

  it('are served from the full picture, for a minute, until they are made', async () => {
    const [address = ''] = await older(1);
    expect(await read(sizeOf(address, 320))).toEqual({ status: 200, caching: 'public, max-age=60', width: 700 });
    expect(await new PictureSizes(server.services).makeMissing(server.clock.now)).toBe(1);
    expect(await read(sizeOf(address, 320))).toEqual({
      status: 200,
      caching: 'public, max-age=31536000, immutable',
      width: 320,
    });
  });

  it('are made after the upload has been answered', async () => {
    const { images } = server.services;
    const writing = Promise.withResolvers<void>();
    const write = images.write.bind(images);
    vi.spyOn(images, 'write').mockImplementation(async (name, content) => {
      if (name.includes('-')) await writing.promise;
      await write(name, content);
    });
    const address = await addPicture(server, ada, await jpeg(700, 500));
    expect(await read(sizeOf(address, 320))).toMatchObject({ status: 200, width: 700 });
    // The job leaves it to this server.
    expect(await new PictureSizes(server.services).makeMissing(server.clock.now)).toBe(0);
    writing.resolve();
    await sizesMade(server, address);
    expect(await read(sizeOf(address, 320))).toMatchObject({ status: 200, width: 320 });
  });

  it('are made although those of another picture cannot be made, which is tried again', async () => {
    const addresses = await older(3);
    const [first = ''] = addresses;
    const { images } = server.services;
    const content = (await server.app.inject(new URL(first).pathname)).rawPayload;
    await images.write(fullName(keyOf(first)), Buffer.from('no picture'));
    const sizes = new PictureSizes(server.services);
    expect(await sizes.makeMissing(server.clock.now)).toBe(2);
    expect(await sizes.makeMissing(server.clock.now)).toBe(0);
    await images.write(fullName(keyOf(first)), content);
    expect(await sizes.makeMissing(server.clock.now)).toBe(1);
  });

  it('are made in turns of some seconds, each of which continues where the last one ended', async () => {
    const addresses = await older(3);
    const clock = vi.spyOn(performance, 'now');
    let time = 0;
    // Each look at the clock is three seconds later, so that a turn has time for one picture.
    clock.mockImplementation(() => (time += 3000));
    const sizes = new PictureSizes(server.services);
    const made: number[] = [];
    for (let turn = 0; turn < addresses.length + 1; turn += 1) made.push(await sizes.makeMissing(server.clock.now));
    expect(made).toEqual([1, 1, 1, 0]);
  });

  it('of a picture that is removed while they are made are not left in the store', async () => {
    const [address = ''] = await older(1);
    const key = keyOf(address);
    const { images } = server.services;
    const write = images.write.bind(images);
    vi.spyOn(images, 'write').mockImplementation(async (name, content) => {
      await server.database.queries.updateTable('uploads').set({ user_id: null }).where('key', '=', key).execute();
      await write(name, content);
    });
    await new PictureSizes(server.services).makeMissing(server.clock.now);
    expect(await storedNames(key)).toEqual([fullName(key)]);
  });

  it('are left to the job where the server stops first', async () => {
    const sizes = new PictureSizes(server.services);
    const pictures = (await older(2)).map((address) => ({ key: keyOf(address), width: 700 }));
    for (const picture of pictures) sizes.begin(picture, () => server.clock.now);
    await sizes.close();
    const made = await Promise.all(pictures.map(async ({ key }) => (await storedNames(key)).length > 1));
    expect(made).toEqual([true, false]);
    expect(await new PictureSizes(server.services).makeMissing(server.clock.now)).toBe(1);
  });

  it('come with a blur, which only an opaque picture has', async () => {
    const blurOf = async (content: Buffer) => {
      const answer = await upload(server, ada, content);
      expect(answer.status).toBe(200);
      const [row] = await server.database.queries
        .selectFrom('uploads')
        .select('blur')
        .orderBy('changed_at', 'desc')
        .execute();
      return row?.blur;
    };
    server.clock.now += 1;
    expect(await blurOf(await jpeg(64, 48))).toMatch(/^[\w+/=]{24,36}$/);
    const clear = sharp({
      create: { width: 64, height: 48, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
    });
    server.clock.now += 1;
    expect(await blurOf(await clear.png().toBuffer())).toBeNull();
  });
});
