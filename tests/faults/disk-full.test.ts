import { postsAnswerSchema } from '@oja/contract/posts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { jpeg } from '../../packages/server/test/pictures.ts';
import { call } from '../processes/call.ts';
import { type OjaServer, startOja } from '../processes/oja-server.ts';
import { type Person, addPeople, bearer } from '../processes/people.ts';
import { UNAVAILABLE, untilAnswers } from './parts.ts';
import { type SmallDisk, makeSmallDisk } from './small-disk.ts';

const POST = {
  title: 'Adire',
  description: 'x'.repeat(1400),
  phoneNumber: '0803 123 4567',
  location: 'Abeokuta',
  images: [],
};

describe('the disk is full', () => {
  let disk: SmallDisk;
  let person: Person | undefined;
  let server: OjaServer;
  beforeAll(async () => {
    disk = await makeSmallDisk();
    [person] = await addPeople({ dataDir: disk.folder }, 1, 'writer');
    server = await startOja({ dataDir: disk.folder });
  });
  afterAll(async () => {
    await server.program.stop();
    await disk.remove();
  });

  const post = () => call(server.url, person, 'POST', '/api/v1/posts', POST);
  const titles = async () =>
    postsAnswerSchema.parse((await call(server.url, person, 'GET', '/api/v1/posts')).body).data.posts.length;
  const upload = async () => {
    const form = new FormData();
    form.set('upload_preset', 'post');
    form.set('file', new Blob([Uint8Array.from(await jpeg())]), 'photo.jpg');
    const answer = await fetch(`${server.url}/api/upload`, {
      method: 'POST',
      headers: person ? bearer(person) : {},
      body: form,
    });
    return { status: answer.status, body: await answer.json() };
  };

  it('writes get 503 with a message, reads continue, /ready names the missing part, and the server recovers by itself', async () => {
    expect(await post()).toMatchObject({ status: 201 });
    await disk.fill(server.program);
    // The rest of the last block may take one or two more posts: each of them is then really stored.
    const stored = await postUntilFull();
    await untilAnswers(server.url, undefined, '/ready', { status: 503, body: { parts: { disk: 'away' } } }, 5000);
    expect(await post()).toMatchObject(UNAVAILABLE);
    expect(await upload()).toMatchObject(UNAVAILABLE);
    expect(await titles()).toBe(1 + stored);
    await disk.empty(server.program);
    await untilAnswers(server.url, undefined, '/ready', { status: 200, body: { parts: { disk: 'ok' } } }, 5000);
    expect(await post()).toMatchObject({ status: 201 });
    expect(await upload()).toMatchObject({ status: 200 });
    expect(await titles()).toBe(2 + stored);
  });

  it('acknowledged posts are there after a restart', async () => {
    const before = await titles();
    server.program.kill('SIGKILL');
    await server.program.ended;
    server = await startOja({ dataDir: disk.folder });
    expect(await titles()).toBe(before);
  });

  async function postUntilFull(): Promise<number> {
    for (let stored = 0; stored < 10; stored += 1) {
      const answer = await post();
      if (answer.status === 503) return stored;
      expect(answer.status).toBe(201);
    }
    throw new Error('The disk took ten posts that it had no room for.');
  }
});
