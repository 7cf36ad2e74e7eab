/**
 * `npm run bench uploads`: sends photos of 25 megapixels to the real server, and prints its memory before, during and
 * after it is idle again. The process that decodes them is counted separately.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import sharp from 'sharp';

import { startOja } from '../processes/oja-server.ts';
import { addPeople } from '../processes/people.ts';
import { table } from './figures.ts';

const UPLOADS = 40;
const AT_ONCE = 4;

/** A little longer than the idle timeout of the decoder. */
const IDLE_MS = 25_000;

async function photograph(): Promise<Blob> {
  const noise = await sharp({
    create: {
      width: 1440,
      height: 1080,
      channels: 3,
      background: '#323b9b',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .png()
    .toBuffer();
  return new Blob([
    new Uint8Array(await sharp(noise).resize(5770, 4330).withMetadata({ orientation: 6 }).jpeg().toBuffer()),
  ]);
}

async function send(url: string, token: string, picture: Blob): Promise<number> {
  const form = new FormData();
  form.append('upload_preset', 'post');
  form.append('file', picture, 'photo.jpg');
  const started = performance.now();
  const answer = await fetch(`${url}/api/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (answer.status !== 200) throw new Error(`an upload was answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
  return performance.now() - started;
}

/** The megabytes of this process's children, such as the decoder. */
function memoryOfChildren(parent: number): number {
  const processes = execFileSync('ps', ['-A', '-o', 'ppid=,rss='], { encoding: 'utf8' }).trim().split('\n');
  const sizes = processes.map((line) => line.trim().split(/\s+/).map(Number)).filter(([ppid]) => ppid === parent);
  return sizes.reduce((sum, [, size]) => sum + (size ?? 0), 0) / 1024;
}

const place = { dataDir: await mkdtemp(join(tmpdir(), 'oja-bench-')) };
try {
  const picture = await photograph();
  const [person] = await addPeople(place, 1, 'bench');
  const server = await startOja(place);
  const look = (when: string) => [
    when,
    `${server.program.memory().toFixed(0)} MB`,
    `${memoryOfChildren(server.program.pid).toFixed(0)} MB`,
  ];
  const rows = [['', 'server', 'decoder'], look('before')];
  const times: number[] = [];
  let left = UPLOADS;
  const sender = async () => {
    while (left > 0) {
      left -= 1;
      times.push(await send(server.url, person?.token ?? '', picture));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  rows.push(look(`after ${UPLOADS}`));
  await pause(IDLE_MS);
  rows.push(look('idle'));
  await server.program.stop();
  const middle = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
  process.stdout.write(
    `${UPLOADS} uploads of 25 megapixels, ${AT_ONCE} at once, ${middle.toFixed(0)} ms each\n${table(rows)}\n`,
  );
} finally {
  await rm(place.dataDir, { recursive: true, force: true });
}
