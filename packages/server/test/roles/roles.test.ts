import { CONFIRMATIONS, REFUSALS } from '@oja/contract/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { type Answer, GATE_DATABASES, type TestServer, startTestServer } from '../test-server.ts';
import { compareRoutes, routesWithoutRow } from './compare-routes.ts';
import { everybody, everyMember, type Role, ROLES, type Row } from './row.ts';
import { makeScene } from './scene.ts';
import { TABLE } from './table.ts';

/** Whole ones: with stars in it, as who forgot the password sees it, an e-mail tells nothing. */
const ADDRESSES = /(?<![\w.+*-])[\w.+-]+@example\.com/g;

/** What a body may say of itself, whatever it is. */
const saidSchema = z.object({ message: z.unknown().optional(), code: z.unknown().optional() });

/** What the message and code of a body make it. Every message needs a code of one of the contract's two records. */
function kindOf(body: Answer['body']): 'error' | 'confirmation' | 'plain' | 'undeclared' {
  const { message, code } = saidSchema.safeParse(body).data ?? {};
  if (message === undefined && code === undefined) return 'plain';
  if (typeof message !== 'string' || typeof code !== 'string') return 'undeclared';
  if (Object.hasOwn(REFUSALS, code)) return 'error';
  return Object.hasOwn(CONFIRMATIONS, code) ? 'confirmation' : 'undeclared';
}

/** What a role gets with a status: an error says its code, and nobody learns what is not theirs. */
const answerOf = (status: number) => ({
  status,
  kind: expect.stringMatching(status >= 400 ? /^error$/ : /^(?:confirmation|plain)$/),
  leaks: [],
});

describe.each(GATE_DATABASES)('who may do what on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());

  /** Calls as somebody, and returns what came back, with what nobody should have been told. */
  async function answerTo({ call }: Pick<Row, 'call'>, role: Role) {
    const scene = await makeScene(server, role);
    const { status, body } = await call(scene);
    // Nobody is told an e-mail other than their own, nor what a password became.
    const text = JSON.stringify(body) ?? '';
    const leaks = (text.match(ADDRESSES) ?? []).filter((address) => address !== scene.as?.email);
    return { status, kind: kindOf(body), leaks: text.includes('$argon2') ? [...leaks, 'a password'] : leaks, body };
  }

  describe.each(TABLE)('$route', (row) => {
    it.each(ROLES)('%s', async (role) => {
      expect(await answerTo(row, role)).toMatchObject(answerOf(row.meets[role]));
    });
  });

  it.each(ROLES)('routes without a row, which everybody with a session may read: %s', async (role) => {
    for (const route of routesWithoutRow(server.app, TABLE)) {
      const [, path = ''] = route.split(' ');
      const answer = await answerTo({ call: ({ ask }) => ask('GET', path) }, role);
      expect({ route, ...answer }).toMatchObject({ route, ...answerOf(everyMember(200)[role]) });
    }
  });

  it('401 unauthenticated: tokens that are none', async () => {
    for (const authorization of ['Bearer nonsense', `Bearer ${'a'.repeat(43)}`, 'Basic YTpi']) {
      const answer = await server.call('GET', '/api/v1/posts', { headers: { authorization } });
      expect(answer).toMatchObject({
        status: 401,
        body: { code: 'unauthenticated', message: 'Please log in to continue.' },
      });
    }
  });
});

describe('the table', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer('sqlite');
  });
  afterAll(() => server.stop());

  it('has one row for each route of the app, and no other', () => {
    expect(compareRoutes(server.app, TABLE)).toEqual([]);
  });

  it('says so when a route is added without a row, and when a row names no route or stands twice', () => {
    const invented: Row = { route: 'GET /api/v1/invented', call: ({ ask }) => ask('GET', '/'), meets: everybody(200) };
    const health = TABLE.filter(({ route }) => route === 'GET /health');
    expect(
      compareRoutes(server.app, [...TABLE.filter(({ route }) => route !== 'GET /ready'), invented, ...health]),
    ).toEqual([
      'GET /ready has no row: say in test/roles what each role meets there',
      'GET /api/v1/invented has a row, but the app has no such route',
      'GET /health has two rows',
    ]);
  });
});
