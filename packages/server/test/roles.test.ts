import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { jpeg, upload } from './pictures.ts';
import { post } from './posts.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from './test-server.ts';

/** Everyone a call may come from. The owner is a vendor, and the profile and post asked about are theirs. */
const ROLES = ['visitor', 'other user', 'owner', 'other vendor', 'admin'] as const;
type RoleName = (typeof ROLES)[number];

interface Subject {
  owner: Account;
  postId: string;
  picture: Buffer;
}

/** Each endpoint behind a session, and the status each role meets. */
const ENDPOINTS: {
  name: string;
  call: (server: TestServer, as: Account | undefined, subject: Subject) => Promise<{ status: number }>;
  meets: Record<RoleName, number>;
}[] = [
  {
    name: 'GET /api/v1/users/dashboard/{userName}',
    call: (server, as, { owner }) => server.call('GET', `/api/v1/users/dashboard/${owner.userName}`, asOf(as)),
    meets: { visitor: 401, 'other user': 403, owner: 200, 'other vendor': 403, admin: 403 },
  },
  {
    name: 'GET /api/v1/users/profile/{userId}',
    call: (server, as, { owner }) => server.call('GET', `/api/v1/users/profile/${owner.id}`, asOf(as)),
    meets: { visitor: 401, 'other user': 200, owner: 200, 'other vendor': 200, admin: 200 },
  },
  {
    name: 'GET /api/v1/posts',
    call: (server, as) => server.call('GET', '/api/v1/posts', asOf(as)),
    meets: { visitor: 401, 'other user': 200, owner: 200, 'other vendor': 200, admin: 200 },
  },
  {
    name: 'GET /api/v1/posts/{id}',
    call: (server, as, { postId }) => server.call('GET', `/api/v1/posts/${postId}`, asOf(as)),
    meets: { visitor: 401, 'other user': 200, owner: 200, 'other vendor': 200, admin: 200 },
  },
  {
    name: 'POST /api/v1/posts',
    call: (server, as) => post(server, as),
    meets: { visitor: 401, 'other user': 403, owner: 201, 'other vendor': 201, admin: 403 },
  },
  {
    name: 'POST /api/v1/posts/like/{id}',
    call: (server, as, { postId }) => server.call('POST', `/api/v1/posts/like/${postId}`, asOf(as)),
    meets: { visitor: 401, 'other user': 200, owner: 200, 'other vendor': 200, admin: 200 },
  },
  {
    name: 'POST /api/upload',
    call: (server, as, { picture }) => upload(server, as, picture),
    meets: { visitor: 401, 'other user': 200, owner: 200, 'other vendor': 200, admin: 200 },
  },
];

const asOf = (as: Account | undefined) => (as ? { as } : {});

describe.each(DATABASES)('who may do what on %s', (kind) => {
  let server: TestServer;
  let subject: Subject;
  let people: Record<RoleName, Account | undefined>;
  beforeAll(async () => {
    server = await startTestServer(kind);
    const owner = await server.addAccount('vendor');
    people = {
      visitor: undefined,
      'other user': await server.addAccount(),
      owner,
      'other vendor': await server.addAccount('vendor'),
      admin: await server.addAccount('admin'),
    };
    subject = { owner, postId: (await post(server, owner)).body.data.post._id, picture: await jpeg() };
  });
  afterAll(() => server.stop());

  describe.each(ENDPOINTS)('$name', ({ call, meets }) => {
    it.each(ROLES)('%s', async (role) => {
      expect((await call(server, people[role], subject)).status).toBe(meets[role]);
    });
  });

  it('401 unauthenticated: tokens that are none', async () => {
    for (const authorization of ['Bearer nonsense', `Bearer ${'a'.repeat(43)}`, 'Basic YTpi']) {
      const answer = await server.call('GET', '/api/v1/posts', { headers: { authorization } });
      expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated', message: 'Please log in to continue.' } });
    }
  });
});
