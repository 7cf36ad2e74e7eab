import { setTimeout as pause } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { GATE_DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { makeLog } from '../http/logging.ts';
import { releaseLeases, takeLease } from './lease.ts';
import { startJobs } from './start-jobs.ts';
import { type Job, JobRunner } from './job-runner.ts';

const log = makeLog('silent');
const always = () => Promise.resolve(true);

describe('the job runner', () => {
  it('runs a job repeatedly, and retries a failed job at its next turn', async () => {
    let turns = 0;
    const job: Job = {
      name: 'flaky',
      everyMs: 5,
      async run() {
        turns += 1;
        if (turns % 2 === 1) throw new Error('no luck');
      },
    };
    const runner = new JobRunner([job], always, log, Date.now);
    await expect.poll(() => turns).toBeGreaterThan(4);
    await runner.stop();
    const atStop = turns;
    await pause(30);
    expect(turns).toBe(atStop);
  });

  it('continues after the lease cannot be checked, for example while the database is down', async () => {
    let requests = 0;
    let ran = false;
    const mayRun = () => {
      requests += 1;
      return requests < 3 ? Promise.reject(new Error('database away')) : Promise.resolve(true);
    };
    const runner = new JobRunner(
      [{ name: 'x', everyMs: 3, run: async () => void (ran = true) }],
      mayRun,
      log,
      Date.now,
    );
    await expect.poll(() => ran).toBe(true);
    await runner.stop();
  });

  it('never runs a job twice at once, and stops only when no job is running', async () => {
    let inside = 0;
    let most = 0;
    let ended = 0;
    const slow: Job = {
      name: 'slow',
      everyMs: 2,
      async run() {
        inside += 1;
        most = Math.max(most, inside);
        await pause(40);
        inside -= 1;
        ended += 1;
      },
    };
    const runner = new JobRunner([slow], always, log, Date.now);
    await expect.poll(() => inside).toBe(1);
    await runner.stop();
    expect({ inside, most, ended: ended > 0 }).toEqual({ inside: 0, most: 1, ended: true });
  });
});

describe.each(GATE_DATABASES)('leases on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());

  const take = (holder: string, name: string, now: number) =>
    takeLease(server.database.queries, { name, holder, lastsMs: 1000 }, now);

  it('belong to one of two holders, who can renew them and loses them when they expire', async () => {
    expect(await take('a', 'one', 0)).toBe(true);
    expect(await take('b', 'one', 500)).toBe(false);
    expect(await take('a', 'one', 900)).toBe(true);
    expect(await take('b', 'one', 1500)).toBe(false);
    expect(await take('b', 'one', 1900)).toBe(true);
    expect(await take('a', 'one', 1901)).toBe(false);
  });

  it('go to one of many concurrent requests, also when an old one has just expired', async () => {
    for (const now of [0, 500, 5000]) {
      const took = await Promise.all(Array.from({ length: 24 }, (_, index) => take(`server-${index}`, 'rush', now)));
      expect(took.filter(Boolean)).toHaveLength(1);
    }
  });

  it('are free as soon as they are released', async () => {
    await take('a', 'left', 0);
    await releaseLeases(server.database.queries, 'a');
    expect(await take('b', 'left', 1)).toBe(true);
  });

  it('let several servers run a job one at a time, and the next server continues when the first stops', async () => {
    const services = { ...server.services, now: Date.now };
    const did: string[] = [];
    let inside = 0;
    let most = 0;
    const jobOf = (who: string): Job => ({
      name: 'shared',
      everyMs: 20,
      async run() {
        inside += 1;
        most = Math.max(most, inside);
        await pause(5);
        inside -= 1;
        did.push(who);
      },
    });
    const names = ['a', 'b', 'c', 'd'];
    const stops = new Map(names.map((who) => [who, startJobs(services, [jobOf(who)])]));
    await expect.poll(() => did.length, { timeout: 5000 }).toBeGreaterThan(3);
    const first = did.at(-1) ?? '';
    await stops.get(first)?.();
    const then = did.length;
    await expect
      .poll(() => did.slice(then).filter((who) => who !== first).length, { timeout: 5000 })
      .toBeGreaterThan(2);
    expect(did.slice(then)).not.toContain(first);
    for (const stop of stops.values()) await stop();
    expect(most).toBe(1);
  });

  it('are renewed during a turn longer than the lease, and pass to another server after a crash', async () => {
    const services = { ...server.services, now: Date.now };
    const turns: string[] = [];
    const jobOf = (who: string): Job => ({
      name: 'long',
      everyMs: 10,
      async run() {
        turns.push(`${who} begins`);
        await pause(1500);
        turns.push(`${who} ends`);
      },
    });
    // The crashed server holds the lease for a little longer.
    await takeLease(server.database.queries, { name: 'long', holder: 'dead', lastsMs: 300 }, Date.now());
    const stops = ['a', 'b'].map((who) => startJobs(services, [jobOf(who)], 600));
    await expect.poll(() => turns.length, { timeout: 8000 }).toBeGreaterThan(2);
    await Promise.all(stops.map((stop) => stop()));
    for (let index = 0; index < turns.length; index += 2)
      expect(turns[index + 1]).toBe(turns[index]?.replace('begins', 'ends'));
  });
});
