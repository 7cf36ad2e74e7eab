import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { DATABASES, type TestServer, startTestServer } from '../test-server.ts';
import { compareRoutes } from './compare-routes.ts';
import { ROLES, type Row, everybody } from './row.ts';
import { makeScene } from './scene.ts';
import { TABLE } from './table.ts';

/** Whole ones: with stars in it, as who forgot the password sees it, an e-mail tells nothing. */
const ADDRESSES = /(?<![\w.+*-])[\w.+-]+@example\.com/g;

describe.each(DATABASES)('who may do what on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());

  describe.each(TABLE)('$route', ({ call, meets }) => {
    it.each(ROLES)('%s', async (role) => {
      const scene = await makeScene(server, role);
      const { status, body } = await call(scene);
      const hasCode = typeof body?.code === 'string';
      expect({ status, hasCode, body }).toMatchObject({ status: meets[role], hasCode: meets[role] >= 400 });
      // Nobody is told an e-mail other than their own, nor what a password became.
      const text = JSON.stringify(body) ?? '';
      expect((text.match(ADDRESSES) ?? []).filter((address) => address !== scene.as?.email)).toEqual([]);
      expect(text).not.toContain('$argon2');
    });
  });

  it('401 unauthenticated: tokens that are none', async () => {
    for (const authorization of ['Bearer nonsense', `Bearer ${'a'.repeat(43)}`, 'Basic YTpi']) {
      const answer = await server.call('GET', '/api/v1/posts', { headers: { authorization } });
      expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated', message: 'Please log in to continue.' } });
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
    expect(compareRoutes(server.app, [...TABLE.filter(({ route }) => route !== 'GET /ready'), invented, ...health])).toEqual([
      'GET /ready has no row: say in test/roles what each role meets there',
      'GET /api/v1/invented has a row, but the app has no such route',
      'GET /health has two rows',
    ]);
  });
});
