import { execFileSync } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { freePort } from '../../packages/server/test/free-port.ts';
import { jpeg } from '../../packages/server/test/pictures.ts';
import { type Checkout, REAL_SERVER, makeCheckout } from '../processes/checkout.ts';
import { type Person, addPeople, bearer } from '../processes/people.ts';
import { Program } from '../processes/program.ts';
import { type Place, makePlace } from './place.ts';

let checkout: Checkout | undefined;
afterEach(() => checkout?.remove());

const starterOf = ({ folder }: Checkout) => `${folder}/scripts/start.mjs`;

describe('npm start on a fresh clone', () => {
  it('installs the packages that it builds and runs with when NODE_ENV is production', async () => {
    checkout = await makeCheckout(`console.log(\`The server runs in \${process.env.NODE_ENV}.\`);\n`);
    const starter = new Program(starterOf(checkout), [], { NODE_ENV: 'production' });
    const code = await starter.ended;
    expect(starter.output).toContain('The server runs in production.');
    expect(code).toBe(0);
  });
});

/** Starts an upload and sends half of it; `finish` sends the rest and returns the status of the answer. */
async function beginUpload(port: number, person: Person) {
  const form = new FormData();
  form.set('upload_preset', 'post');
  form.set('file', new File([new Uint8Array(await jpeg())], 'photo.jpg', { type: 'image/jpeg' }));
  const whole = new Response(form);
  const body = Buffer.from(await whole.arrayBuffer());
  const headers = {
    ...bearer(person),
    'content-type': whole.headers.get('content-type') ?? '',
    'content-length': body.length,
  };
  const upload = request({ host: '127.0.0.1', port, path: '/api/upload', method: 'POST', headers, agent: false });
  const answered = new Promise<number | undefined | string>((resolve) => {
    upload
      .once('response', (response) => resolve(response.resume().statusCode))
      .once('error', (error) => resolve(error.message));
  });
  const half = Math.floor(body.length / 2);
  await new Promise((resolve) => {
    upload.write(body.subarray(0, half), resolve);
  });
  return (): typeof answered => {
    upload.end(body.subarray(half));
    return answered;
  };
}

const isServed = (port: number) =>
  fetch(`http://127.0.0.1:${port}/health`).then(
    ({ ok }) => ok,
    () => false,
  );

describe('stopping npm start', () => {
  let place: Place;
  let person: Person | undefined;
  let program: Program | undefined;
  let port: number;
  beforeEach(async () => {
    place = await makePlace('SQLite');
    [person] = await addPeople(place, 1, 'uploader');
    checkout = await makeCheckout(REAL_SERVER);
    port = await freePort();
  });
  afterEach(async () => {
    program?.endGroup();
    await place.remove();
  });
  const environment = () => ({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: place.dataDir, OJA_DEMO: 'off' });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    '%s to the whole process group lets an upload finish and exits with 0',
    async (signal) => {
      if (!checkout || !person) throw new Error('nothing to start, or nobody to upload');
      program = new Program(starterOf(checkout), [], environment(), [], { ownGroup: true });
      await program.waitForOutput('Oja is ready at');
      const finish = await beginUpload(port, person);
      await pause(200);
      program.killGroup(signal);
      // The server gets the signal again from the starter, and from an operator who presses Ctrl-C twice.
      await pause(200);
      program.killGroup(signal);
      await pause(200);
      expect(await finish()).toBe(200);
      expect(await program.ended).toBe(0);
    },
  );

  it('killing the npm process stops the server and frees its port', async () => {
    if (!checkout) throw new Error('nothing to start');
    const npm = await realpath(execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim());
    program = new Program(npm, ['--prefix', checkout.folder, 'start'], environment(), [], { ownGroup: true });
    await program.waitForOutput('Oja is ready at');
    program.kill('SIGTERM');
    await program.ended;
    await expect.poll(() => isServed(port), { timeout: 10_000 }).toBe(false);
  });
});
