import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { VALIDATION } from '@oja/contract/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addPicture, jpeg } from '../../../test/pictures.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { dataPaths } from '../startup/data-folder.ts';
import { ApiError } from '../http/api-error.ts';
import type { ImageStore } from './image-store.ts';
import { removeUnfinishedFiles } from './unfinished-files.ts';
import { sweepUnusedPictures } from './unused-pictures.ts';
import { claimPictures, releasePictures } from './uploads-store.ts';

const HOUR = 3_600_000;

const keyOf = (address: string) => /([0-9a-f]{32})\.webp$/.exec(address)?.[1];

describe.each(DATABASES)('unused pictures on %s', (kind) => {
  let server: TestServer;
  let ada: Account;
  let picture: Buffer;
  beforeAll(async () => {
    server = await startTestServer(kind);
    ada = await server.addAccount('vendor');
    picture = await jpeg(64, 48);
  });
  afterAll(() => server.stop());

  const addressOf = (preset = 'post', as = ada) => addPicture(server, as, picture, preset);
  const statusOf = async (address: string) => (await server.app.inject(new URL(address).pathname)).statusCode;
  const claim = (keys: (string | undefined)[], changes: { userId?: string; preset?: 'post' | 'chat' } = {}) =>
    server.database.queries
      .transaction()
      .execute((transaction) =>
        claimPictures(
          transaction,
          { keys, userId: ada.id, preset: 'post', field: 'images', ...changes },
          server.clock.now,
        ),
      );
  const release = (keys: string[]) =>
    server.database.queries
      .transaction()
      .execute((transaction) => releasePictures(transaction, keys, server.clock.now));
  const usesOf = async (key: string | undefined) =>
    (
      await server.database.queries
        .selectFrom('uploads')
        .select('uses')
        .where('key', '=', key ?? '')
        .executeTakeFirst()
    )?.uses;
  const sweep = (images: ImageStore = server.services.images) =>
    sweepUnusedPictures({ ...server.services, images }, server.clock.now);

  it('are claimed with their sizes in the given order, which counts each use, and a release undoes it', async () => {
    const [first, second] = [keyOf(await addressOf()), keyOf(await addressOf())];
    expect(await claim([second, first, second])).toEqual(
      [second, first, second].map((key) => ({ key, width: 64, height: 48, blur: expect.any(String) })),
    );
    expect([await usesOf(first), await usesOf(second)]).toEqual([1, 2]);
    await release([first ?? '', second ?? '', second ?? '']);
    expect([await usesOf(first), await usesOf(second)]).toEqual([0, 0]);
  });

  it('cannot be claimed when foreign, uploaded for another purpose or by another user, and then nothing is counted', async () => {
    const mine = keyOf(await addressOf());
    const theirs = keyOf(await addressOf('post', await server.addAccount('vendor')));
    const forChat = keyOf(await addressOf('chat'));
    for (const stranger of [theirs, forChat, undefined, '0'.repeat(32)]) {
      const refused = await claim([mine, stranger]).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(ApiError);
      expect(refused).toMatchObject({ code: 'validation_failed', fields: { images: VALIDATION.imageForeign } });
    }
    expect([await usesOf(mine), await usesOf(theirs), await usesOf(forChat)]).toEqual([0, 0, 0]);
  });

  it('are swept with all their files a day after their last use, while used pictures remain', async () => {
    const [unused, used, released] = [await addressOf(), await addressOf(), await addressOf()];
    await claim([keyOf(used), keyOf(released)]);
    server.clock.now += 20 * HOUR;
    await release([keyOf(released) ?? '']);
    server.clock.now += 5 * HOUR;
    await sweep();
    expect([
      await statusOf(unused),
      await statusOf(unused.replace('.webp', '-320.webp')),
      await usesOf(keyOf(unused)),
    ]).toEqual([404, 404, undefined]);
    expect([await statusOf(used), await statusOf(released)]).toEqual([200, 200]);
    server.clock.now += 20 * HOUR;
    await sweep();
    expect([await statusOf(used), await statusOf(released)]).toEqual([200, 404]);
  });

  it('can be used again at any time while they are in use', async () => {
    const key = keyOf(await addressOf());
    await claim([key]);
    server.clock.now += 50 * HOUR;
    await sweep();
    await claim([key]);
    expect(await usesOf(key)).toBe(2);
  });

  it('are swept by the next sweep after an interrupted one, and cannot be claimed in between', async () => {
    const address = await addressOf();
    server.clock.now += 25 * HOUR;
    const failing: ImageStore = {
      ...server.services.images,
      remove: () => Promise.reject(new Error('the disk is away')),
    };
    expect(await sweep(failing)).toBe(0);
    expect(await statusOf(address)).toBe(404);
    await expect(claim([keyOf(address)])).rejects.toMatchObject({ code: 'validation_failed' });
    expect(await sweep()).toBe(1);
    expect(await statusOf(address)).toBe(404);
  });

  it('are swept although one of them cannot be removed', async () => {
    const addresses = await Promise.all(Array.from({ length: 3 }, () => addressOf()));
    server.clock.now += 25 * HOUR;
    const { images } = server.services;
    const stuck = keyOf(addresses[1] ?? '') ?? '';
    const failing: ImageStore = {
      ...images,
      remove: (name) => (name.includes(stuck) ? Promise.reject(new Error('refused')) : images.remove(name)),
    };
    expect(await sweep(failing)).toBe(2);
    expect(await Promise.all(addresses.map((address) => usesOf(keyOf(address))))).toEqual([undefined, 0, undefined]);
    expect(await sweep()).toBe(1);
  });

  it('are either claimed and kept or refused and removed when a claim and a sweep run at the same moment', async () => {
    const addresses = await Promise.all(Array.from({ length: 12 }, () => addressOf()));
    server.clock.now += 25 * HOUR;
    const claims = addresses.map((address) =>
      claim([keyOf(address)]).then(
        () => 'claimed',
        () => 'refused',
      ),
    );
    const [outcomes] = await Promise.all([Promise.all(claims), sweep()]);
    await sweep();
    const statuses = await Promise.all(addresses.map(statusOf));
    expect(statuses).toEqual(outcomes.map((outcome) => (outcome === 'claimed' ? 200 : 404)));
  });
});

it('the store removes unfinished files of a crash after an hour, and keeps newer ones', async () => {
  const server = await startTestServer('sqlite');
  const { unfinished } = dataPaths(server.config.dataDir);
  const now = Date.now();
  for (const [name, age] of [
    ['old.webp.1', 2 * HOUR],
    ['young.webp.2', HOUR / 2],
  ] as const) {
    await writeFile(join(unfinished, name), 'half');
    await utimes(join(unfinished, name), (now - age) / 1000, (now - age) / 1000);
  }
  // An entry that cannot be removed must not block the others.
  await mkdir(join(unfinished, 'a folder'));
  await utimes(join(unfinished, 'a folder'), (now - 2 * HOUR) / 1000, (now - 2 * HOUR) / 1000);
  expect(await removeUnfinishedFiles(unfinished, now, server.services.log)).toEqual(['old.webp.1']);
  expect(await removeUnfinishedFiles(unfinished, now, server.services.log)).toEqual([]);
  await server.stop();
});
