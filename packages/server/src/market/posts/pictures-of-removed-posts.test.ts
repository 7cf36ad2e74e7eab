import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { erase } from '../../../test/erase.ts';
import { addPicture, jpeg, sizesMade } from '../../../test/pictures.ts';
import { DRAFT, addPost } from '../../../test/posts.ts';
import { type TestBucket, startBucket } from '../../../test/s3.ts';
import { type Account, GATE_DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { buildApp } from '../../entry/app.ts';

const pathsOf = (address: string) =>
  ['.webp', '-128.webp', '-share.jpg'].map((end) => new URL(address).pathname.replace('.webp', end));

describe.each([...GATE_DATABASES.map((kind) => [kind, 'folder'] as const), ['sqlite', 'bucket'] as const])(
  'pictures of a removed post on %s, in a %s',
  (kind, place) => {
    let bucket: TestBucket | undefined;
    let server: TestServer;
    let vendor: Account;
    let admin: Account;
    beforeAll(async () => {
      bucket = place === 'bucket' ? await startBucket() : undefined;
      server = await startTestServer(kind, bucket?.environment);
      vendor = await server.addAccount('vendor');
      admin = await server.addAccount('admin');
    });
    afterEach(() => vi.restoreAllMocks());
    afterAll(async () => {
      await server.stop();
      await bucket?.remove();
    });

    const uploaded = async (as = vendor) => {
      const address = await addPicture(server, as, await jpeg(200, 150));
      await sizesMade(server, address);
      return address;
    };
    const post = async (images: string[], as = vendor) => (await addPost(server, as, { images }))._id;
    const remove = async (id: string, as = admin) =>
      expect((await server.call('DELETE', `/api/v1/posts/${id}`, { as })).status).toBe(200);
    const statusesOf = (address: string, app = server.app) =>
      Promise.all(pathsOf(address).map(async (path) => (await app.inject(path)).statusCode));
    const filesOf = (address: string) =>
      Promise.all(
        pathsOf(address)
          .slice(0, 2)
          .map(async (path) => {
            const file = await server.services.images.stream(path.replace('/images/', ''));
            file?.content.destroy();
            return file !== undefined;
          }),
      );

    it('are not served by any node after an admin removes the post, and their files are deleted', async () => {
      const address = await uploaded();
      const id = await post([address]);
      const otherNode = await buildApp(server.services);
      // Each node now has the share picture in memory.
      expect([await statusesOf(address), await statusesOf(address, otherNode)]).toEqual([
        [200, 200, 200],
        [200, 200, 200],
      ]);
      await remove(id);
      expect([await statusesOf(address), await statusesOf(address, otherNode)]).toEqual([
        [404, 404, 404],
        [404, 404, 404],
      ]);
      expect(await filesOf(address)).toEqual([false, false]);
      await otherNode.close();
    });

    it('are not served while the store cannot delete their files, and cannot be posted again', async () => {
      const address = await uploaded();
      const id = await post([address]);
      await statusesOf(address);
      vi.spyOn(server.services.images, 'remove').mockRejectedValue(new Error('the store is away'));
      await remove(id);
      expect([await statusesOf(address), await filesOf(address)]).toEqual([
        [404, 404, 404],
        [true, true],
      ]);
      expect(
        (await server.call('POST', '/api/v1/posts', { as: vendor, body: { ...DRAFT, images: [address] } })).status,
      ).toBe(422);
      expect(await statusesOf(address)).toEqual([404, 404, 404]);
    });

    it('stay while another post uses them, can be posted again meanwhile, and are deleted with the last post', async () => {
      const [shared, alone] = [await uploaded(), await uploaded()];
      const [first, second] = [await post([shared, alone]), await post([shared])];
      await remove(first);
      expect([await statusesOf(shared), await statusesOf(alone)]).toEqual([
        [200, 200, 200],
        [404, 404, 404],
      ]);
      const third = await post([shared]);
      await remove(second, vendor);
      expect(await statusesOf(shared)).toEqual([200, 200, 200]);
      await remove(third, vendor);
      expect([await statusesOf(shared), await filesOf(shared)]).toEqual([
        [404, 404, 404],
        [false, false],
      ]);
    });

    it('are hidden at once with an account that an admin deletes, and deleted by the job', async () => {
      const leaving = await server.addAccount('vendor');
      const address = await uploaded(leaving);
      await post([address], leaving);
      await statusesOf(address);
      expect((await server.call('DELETE', `/api/v1/users/delete/${leaving.id}`, { as: admin })).status).toBe(200);
      expect(await statusesOf(address)).toEqual([404, 404, 404]);
      await erase(server, 0);
      expect([await statusesOf(address), await filesOf(address)]).toEqual([
        [404, 404, 404],
        [false, false],
      ]);
    });
  },
);
