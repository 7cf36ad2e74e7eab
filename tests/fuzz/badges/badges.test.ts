import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { GATE_DATABASES, type TestServer, startTestServer } from '../../../packages/server/test/test-server.ts';
import { LIVES, SEED } from '../size.ts';
import type { startDevice } from './device.ts';
import { BadgeScene } from './badge-scene.ts';

/** Scenes run beside each other: each waits most of the time. */
const LANES = 4;
/** The sequences of one scene. */
const SEQUENCES = 5;

/** Everything arrives in a fraction of it, unless the machine is busy. */
const SETTLED_MS = 15_000;

const partner = fc.nat(1);
const device = fc.nat(1);
const isOn = fc.boolean();
const which = fc.nat(20);
const kinds = <const Kind extends string>(...names: Kind[]) => fc.constantFrom(...names);
/** An action of Ada on one of her devices, or of a partner. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act: kinds('receive'), partner, count: fc.constantFrom(1, 1, 2, 25) }) },
  { weight: 1, arbitrary: fc.record({ act: kinds('be followed'), partner }) },
  { weight: 4, arbitrary: fc.record({ act: kinds('read'), partner, device }) },
  { weight: 3, arbitrary: fc.record({ act: kinds('read notification', 'delete notification'), device, which }) },
  { weight: 3, arbitrary: fc.record({ act: kinds('delete'), partner, which }) },
  { weight: 4, arbitrary: fc.record({ act: kinds('block', 'mute', 'mute'), partner, device, isOn }) },
  { weight: 1, arbitrary: fc.record({ act: kinds('be blocked'), partner, isOn }) },
  { weight: 3, arbitrary: fc.record({ act: kinds('go'), device, isOn }) },
  { weight: 2, arbitrary: fc.record({ act: kinds('lose an answer'), device }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
/** Steps of one group run at the same time. */
const sequence = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 });
const life = fc.array(sequence, { minLength: SEQUENCES, maxLength: SEQUENCES });

async function take(scene: BadgeScene, one: Step): Promise<void> {
  if (one.act === 'receive') return scene.receive(one.partner, one.count);
  if (one.act === 'be followed') return scene.follow(one.partner);
  if (one.act === 'be blocked') return scene.beBlocked(one.partner, one.isOn);
  if (one.act === 'delete') return scene.delete(one.partner, one.which);
  const here = scene.devices[one.device];
  if (!here) return undefined;
  switch (one.act) {
    case 'read':
      return here.read(scene.idOf(one.partner));
    case 'read notification':
      return here.readNotification(one.which);
    case 'delete notification':
      return here.deleteNotification(one.which);
    case 'mute':
      return here.mute(scene.idOf(one.partner), one.isOn);
    case 'block':
      return here.block(scene.idOf(one.partner), one.isOn);
    case 'lose an answer':
      return here.loseAnswer();
    case 'go':
      return one.isOn ? here.goOnline() : here.goOffline();
  }
}

/** What the app's code needs of a page. */
function stubPage(): void {
  // As in a build: the store's checks for developers would take half of the time.
  vi.stubEnv('NODE_ENV', 'production');
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  // Never opened: what devices store is not looked at.
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { title: '', documentElement: {} }));
}

describe.each(GATE_DATABASES)('the badge on two devices, on %s', (kind) => {
  let server: TestServer;
  const start: (typeof startDevice)[] = [];

  beforeAll(async () => {
    stubPage();
    server = await startTestServer(kind, { RATE_LIMIT_SCALE: '1000000' });
    // The app's modules once for each device: they share nothing.
    while (start.length < 2) {
      vi.resetModules();
      start.push((await import('./device.ts')).startDevice);
    }
  });
  afterAll(async () => {
    await server.stop();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  async function live(sequences: readonly (readonly (readonly Step[])[])[]): Promise<void> {
    const scene = await BadgeScene.open(server, start);
    try {
      for (const groups of sequences) {
        for (const group of groups) await Promise.all(group.map((one) => take(scene, one)));
        await scene.finish();
        await expect.poll(() => scene.differences(), { timeout: SETTLED_MS, interval: 10 }).toEqual([0, 0, 0]);
      }
    } finally {
      await scene.close();
    }
  }

  it('is the server’s count after any sequence of receive, read here, read elsewhere, delete, block, mute, go offline', async () => {
    const lanes = Array.from({ length: LANES }, (_, lane) =>
      fc.check(fc.asyncProperty(life, live), { numRuns: LIVES[kind] / LANES, seed: SEED + lane, endOnFailure: true }),
    );
    const failures = (await Promise.all(lanes)).filter(({ failed }) => failed);
    expect(failures.map((one) => [String(one.errorInstance), fc.defaultReportMessage(one)])).toEqual([]);
  });
});
