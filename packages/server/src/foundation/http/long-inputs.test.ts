import { CLIENT_EVENTS } from '@oja/contract/events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';

import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { writeWebBuild } from '../../../test/web-build.ts';
import { callsOf } from './route-list.ts';

/** At this length linear time is a few milliseconds, and quadratic time is more than a second. */
const LENGTH = 65_000;
const CPU_MAX_MS = 500;

/** Texts that repeat a part that regular expressions repeat, each with an end at which the match fails. */
const LONG_TEXTS = [
  ' ',
  '\t',
  'a',
  '7',
  '.',
  '-',
  ',',
  ' ,',
  ';',
  '=',
  '/',
  '%',
  '@',
  'a.',
  'a ',
  'a@',
  'a,',
  'http://',
  '\u0300',
  'o\u0300',
].flatMap((part) => {
  const long = part.repeat(LENGTH / part.length);
  return [`${long}!`, `x${long}y`];
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer('sqlite');
  await writeWebBuild(server);
});
afterAll(() => server.stop());

/**
 * Checks whether this takes more than linear time. It counts the CPU time of the thread, which does not depend on the
 * load of the machine.
 */
async function isSlow(work: () => unknown): Promise<boolean> {
  const start = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000 > CPU_MAX_MS;
}

it('the schemas of all calls and events parse long inputs in linear time', async () => {
  const schemas = [
    ...callsOf(server.app).flatMap(({ name, route: { schema } }) =>
      [schema?.body, schema?.querystring, schema?.params].map((part) => ({ name, part })),
    ),
    ...Object.entries(CLIENT_EVENTS).map(([name, part]) => ({ name, part })),
  ];
  const inputs = schemas.flatMap(({ name, part }) =>
    part instanceof z.ZodObject
      ? Object.keys(part.shape).map((field) => ({
          name: `${name} ${field}`,
          parse: (value: string) => [part.safeParse({ [field]: value }), part.safeParse({ [field]: [value] })],
        }))
      : [],
  );
  expect(inputs.length).toBeGreaterThan(50);
  const slow: string[] = [];
  for (const { name, parse } of inputs) {
    for (const text of LONG_TEXTS)
      if (await isSlow(() => parse(text))) slow.push(`${name}: ${JSON.stringify(text.slice(0, 4))}`);
  }
  expect(slow).toEqual([]);
});

it.each([
  'accept',
  'accept-encoding',
  'authorization',
  'content-type',
  'cookie',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'user-agent',
  'x-forwarded-for',
  'x-request-id',
])('pages and calls parse a long %s header in linear time', async (header) => {
  for (const url of ['/', '/login', '/api/v1/posts']) {
    for (const text of LONG_TEXTS) {
      const slow = await isSlow(() => server.app.inject({ url, headers: { [header]: text } }));
      expect(slow, `${url} with ${JSON.stringify(text.slice(0, 4))}…`).toBe(false);
    }
  }
});

it.each(['/login?next=', '/dashboard/profile/', '/images/', '/sitemaps/'])(
  'a long address that begins with %s is answered in linear time',
  async (start) => {
    for (const text of LONG_TEXTS) {
      const slow = await isSlow(() => server.app.inject({ url: start + encodeURIComponent(text) }));
      expect(slow, `${JSON.stringify(text.slice(0, 4))}…`).toBe(false);
    }
  },
);
