import { CONFIRMATIONS } from '@oja/contract/confirmations';
import { ERROR_MESSAGES } from '@oja/contract/texts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

import { type Answer, GATE_DATABASES, type TestServer, startTestServer } from '../test-server.ts';
import { compareRoutes, routesWithoutRow } from './compare-routes.ts';
import { errorsOf } from '../../src/entry/docs/call-errors.ts';
import { callsOf } from '../../src/foundation/http/route-list.ts';
import { everybody, everyMember, MEMBERS, type Role, ROLES, type Row, type Scene } from './row.ts';
import { makeScene } from './scene.ts';
import { TABLE } from './table.ts';

/** Matches complete email addresses. A masked address, as shown when a password is forgotten, reveals nothing. */
const ADDRESSES = /(?<![\w.+*-])[\w.+-]+@example\.com/g;

/** The message and code of any body. */
const messageSchema = z.object({ message: z.unknown().optional(), code: z.unknown().optional() });

/** Whether an answer asks an admin to set up a second factor first. */
const needsFactor = ({ body }: Answer) => messageSchema.safeParse(body).data?.code === 'second_factor_needed';

/**
 * Returns the kind of a body by its message and code. Every message needs a code of one of the contract's two records.
 */
function kindOf(body: Answer['body']): 'error' | 'confirmation' | 'plain' | 'undeclared' {
  const { message, code } = messageSchema.safeParse(body).data ?? {};
  if (message === undefined && code === undefined) return 'plain';
  if (typeof message !== 'string' || typeof code !== 'string') return 'undeclared';
  if (Object.hasOwn(ERROR_MESSAGES, code)) return 'error';
  return Object.hasOwn(CONFIRMATIONS, code) ? 'confirmation' : 'undeclared';
}

/** Describes the expected answer for a status: an error has its code, and no answer leaks private data. */
const answerOf = (status: number) => ({
  status,
  kind: expect.stringMatching(status >= 400 ? /^error$/ : /^(?:confirmation|plain)$/),
  leaks: [],
});

describe.each(GATE_DATABASES)('permissions on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());

  /** Makes a call as a role, and returns the answer with the private data that it leaks. */
  async function answerTo({ call }: Pick<Row, 'call'>, role: Role, age?: 'fresh' | 'old') {
    const scene = await makeScene(server, role, age);
    const caller = vi.fn<Scene['caller']>(scene.caller);
    const request: Scene['request'] = async (...what) => {
      await caller();
      return scene.request(...what);
    };
    const { status, body } = await call({ ...scene, caller, request });
    // Otherwise the session was a fresh one.
    expect(caller).toHaveBeenCalled();
    // A body may contain only the caller's own email address, and no password hash.
    const text = JSON.stringify(body) ?? '';
    const leaks = (text.match(ADDRESSES) ?? []).filter((address) => address !== scene.as?.email);
    return { status, kind: kindOf(body), leaks: text.includes('$argon2') ? [...leaks, 'a password'] : leaks, body };
  }

  /** Whether a call declares that it refuses sessions which have not proved recently whose they are. */
  const needsRecentProof = (route: string) =>
    callsOf(server.app).some((call) => call.name === route && errorsOf(call).includes('step_up_required'));

  describe.each(TABLE)('$route', (row) => {
    it.each(ROLES)('answers %s as the table says', async (role) => {
      expect(await answerTo(row, role)).toMatchObject(answerOf(row.statuses[role]));
    });
  });

  describe.each(TABLE)('$route', (row) => {
    it.each(ROLES)('asks an old session of %s for a step-up if the call declares that, and only then', async (role) => {
      const status = row.statuses[role];
      const isRefused = MEMBERS.has(role) && needsRecentProof(row.route) && status !== 403;
      const answer = await answerTo(row, role, 'old');
      expect(answer).toMatchObject(answerOf(isRefused ? 403 : status));
      expect(messageSchema.safeParse(answer.body).data?.code === 'step_up_required').toBe(isRefused);
    });
  });

  it('the calls that need a recent proof are those that a stolen token must not make', () => {
    expect(TABLE.map(({ route }) => route).filter(needsRecentProof)).toEqual([
      'PATCH /api/v1/users/profile/:userId',
      'PATCH /api/v1/users/update_vendor/:id',
      'DELETE /api/v1/users/delete/:id',
      'DELETE /api/v1/sessions/:id',
      'DELETE /api/v1/sessions',
      'POST /api/v1/second-factors/totp',
      'DELETE /api/v1/second-factors/totp',
      'POST /api/v1/second-factors/passkeys/options',
      'DELETE /api/v1/second-factors/passkeys/:id',
      'POST /api/v1/second-factors/recovery-codes',
      'POST /api/v1/phone',
      'DELETE /api/v1/phone',
      'POST /api/v1/withdraw',
      'PATCH /api/v1/withdrawals/:id',
    ]);
  });

  it.each(ROLES)(
    'routes without a row, which everybody with a session may read, answer %s as expected, however old it is',
    async (role) => {
      const routes = routesWithoutRow(server.app, TABLE);
      expect(routes.filter(needsRecentProof)).toEqual([]);
      for (const route of routes) {
        const [, path = ''] = route.split(' ');
        for (const age of ['fresh', 'old'] as const) {
          const answer = await answerTo({ call: ({ request }) => request('GET', path) }, role, age);
          expect({ route, age, ...answer }).toMatchObject({ route, age, ...answerOf(everyMember(200)[role]) });
        }
      }
    },
  );

  it('invalid tokens answer 401 unauthenticated', async () => {
    for (const authorization of ['Bearer nonsense', `Bearer ${'a'.repeat(43)}`, 'Basic YTpi']) {
      const answer = await server.call('GET', '/api/v1/posts', { headers: { authorization } });
      expect(answer).toMatchObject({
        status: 401,
        body: { code: 'unauthenticated', message: 'Please log in to continue.' },
      });
    }
  });
});

describe.each(GATE_DATABASES)('permissions of an admin without a second factor, outside the demo, on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, { OJA_DEMO: 'off' });
  });
  afterAll(() => server.stop());

  it.each(TABLE)('$route answers as to everybody, or asks for the factor where admins may do more', async (row) => {
    const { admin, 'other user': everyone } = row.statuses;
    const isRefused = admin !== everyone;
    const [fresh, old] = [
      await row.call(await makeScene(server, 'admin')),
      await row.call(await makeScene(server, 'admin', 'old')),
    ];
    expect(fresh.status).toBe(isRefused ? 403 : everyone);
    expect([fresh, old].map(needsFactor)).toEqual([isRefused, isRefused]);
  });
});

describe('the table of permissions', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer('sqlite');
  });
  afterAll(() => server.stop());

  it('has one row for each route of the app, and no others', () => {
    expect(compareRoutes(server.app, TABLE)).toEqual([]);
  });

  it('reports a route without a row, a row without a route, and a duplicate row', () => {
    const invented: Row = {
      route: 'GET /api/v1/invented',
      call: ({ request }) => request('GET', '/'),
      statuses: everybody(200),
    };
    const health = TABLE.filter(({ route }) => route === 'GET /health');
    expect(
      compareRoutes(server.app, [...TABLE.filter(({ route }) => route !== 'GET /ready'), invented, ...health]),
    ).toEqual([
      'GET /ready has no row: add to test/roles what each role gets there',
      'GET /api/v1/invented has a row, but the app has no such route',
      'GET /health has two rows',
    ]);
  });
});
