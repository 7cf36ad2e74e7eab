import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '../../packages/server/test/free-port.ts';
import { startOja } from '../processes/oja-server.ts';
import { Answers } from './answers.ts';
import type { Attack } from './attack.ts';
import { together } from './caller.ts';
import { newAddress } from './deeds.ts';
import { PRODUCTION, type Target } from './target.ts';

const times = (count: number) => Array.from({ length: count }, (_, number) => number);
/** Hosts of a page that leads its own name to this machine (DNS rebinding). */
const FOREIGN_HOSTS = [
  'evil.example',
  'evil.example:80',
  '127.0.0.1.evil.example',
  'localhost.evil.example',
  'evil-localhost',
  '127.0.0.1@evil.example',
];
/** Calls that one address may make in a minute. */
const A_MINUTE = 120;

/** Calls a path so often that its limit must refuse, and returns how many calls passed. */
async function flood(target: Target, path: string, answers: Answers): Promise<number> {
  const from = newAddress();
  const before = answers.count('429');
  await together(times(3 * A_MINUTE), async () => answers.add(await target.call('GET', path, { from })), 24);
  return 3 * A_MINUTE - (answers.count('429') - before);
}

/** Settings with which production must not start, each beside what it otherwise needs. */
const UNSAFE: Record<string, Record<string, string>> = {
  'PUBLIC_URL without encryption': { PUBLIC_URL: 'http://oja.example' },
  'PUBLIC_URL that only begins like this machine': { PUBLIC_URL: 'http://127.0.0.1.oja.example' },
  'a webhook secret of 15 characters': {
    FLUTTERWAVE_SECRET_KEY: 'FLWSECK-0123456789abcdef-X',
    FLUTTERWAVE_WEBHOOK_HASH: '0123456789abcde',
  },
  'the demo, whose passwords are public': { OJA_DEMO: 'on' },
  'emails in a folder': { OJA_ALLOW: 'sandbox' },
  'play money': { OJA_ALLOW: 'outbox' },
};

/** What is not the market itself: pages for operators and developers, and the start. */
export const edges: readonly Attack[] = [
  {
    tries: 'read the emails in /outbox through a name of an own page, through a proxy, and in production',
    aim: 'an email is shown',
    async carryOut({ market, production }) {
      const answers = new Answers();
      const own = (await market.call('GET', '/outbox')).must();
      if (!own.text.includes('Outbox')) throw new Error('/outbox shows nothing to its own machine.');
      for (const host of FOREIGN_HOSTS) answers.add(await market.call('GET', '/outbox', { headers: { host } }));
      for (const name of ['x-forwarded-for', 'forwarded', 'via'])
        answers.add(await market.call('GET', '/outbox', { headers: { [name]: '127.0.0.1' } }));
      const shown = answers.count('200') > 0;
      const inProduction = answers.add(await production.call('GET', '/outbox')).text;
      return answers.finding((shown || inProduction.includes('Mails that a mail server')) && 'emails with codes');
    },
  },
  {
    tries: 'read the parts of the installation in /ready and the numbers in /metrics from elsewhere',
    aim: 'parts, warnings or numbers are shown',
    async carryOut({ market, production }) {
      const [answers, shown] = [new Answers(), new Set<string>()];
      if (!(await market.call('GET', '/ready')).text.includes('parts')) throw new Error('/ready shows no parts.');
      for (const target of [market, production]) {
        for (const path of ['/ready', '/metrics'])
          for (const headers of [
            ...FOREIGN_HOSTS.map((host) => ({ host })),
            { 'x-forwarded-for': '203.0.113.4' },
            { via: '1.1 proxy' },
          ]) {
            const { text } = answers.add(await target.call('GET', path, { headers }));
            if (/"parts"|"warnings"|# HELP/u.test(text)) shown.add(path);
          }
      }
      for (const token of [undefined, 'prometheus', 'a'.repeat(16)])
        if (answers.add(await production.call('GET', '/metrics', { token })).text.includes('# HELP'))
          shown.add('/metrics');
      return answers.finding(shown.size > 0 && [...shown].join(', '));
    },
  },
  {
    tries: 'call the pages of returns from a checkout, and the documents, 360 times a minute from one address',
    aim: `more than ${A_MINUTE} calls are answered`,
    async carryOut({ market, production }) {
      const answers = new Answers();
      const passed = [
        await flood(market, `/api/payments/return/${'r'.repeat(43)}`, answers),
        await flood(market, '/docs', answers),
        await flood(production, '/docs/json', answers),
      ];
      // A window of the limit may end meanwhile.
      return answers.finding(passed.some((count) => count > 2 * A_MINUTE) && `${Math.max(...passed)} calls answered`);
    },
  },
  {
    tries: `start production with ${Object.keys(UNSAFE).join(', ')}`,
    aim: 'it starts',
    async carryOut() {
      const [answers, started] = [new Answers(), new Set<string>()];
      await together(
        Object.entries(UNSAFE),
        async ([name, environment]) => {
          if (await starts(environment)) started.add(name);
          answers.note(started.has(name) ? 'it started' : 'refused');
        },
        2,
      );
      return answers.finding(started.size > 0 && `production with ${[...started].join(', ')}`);
    },
  },
];

/** Whether production starts with some settings. */
async function starts(environment: Record<string, string>): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'oja-attack-'));
  const port = await freePort();
  const safe = { ...PRODUCTION, PUBLIC_URL: 'https://oja.example', OJA_DEMO: 'off' };
  try {
    const { program } = await startOja(
      { dataDir, port, withinMs: 60_000, environment: { ...safe, ...environment } },
      1,
    );
    program.kill('SIGKILL');
    await program.ended;
    return true;
  } catch (error) {
    // Only a start that names the setting was refused for it.
    if (!(error instanceof Error) || !error.message.includes('Oja cannot start')) throw error;
    return false;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
