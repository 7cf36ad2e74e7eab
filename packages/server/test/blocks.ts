import type { Account, Answer, TestServer } from './test-server.ts';

/** Blocks a user. */
export function block(server: TestServer, as: Account, whom: { id: string }): Promise<Answer> {
  return server.call('POST', `/api/v1/users/${whom.id}/block`, { as });
}

/** Ends a block of one's own. */
export function unblock(server: TestServer, as: Account, whom: { id: string }): Promise<Answer> {
  return server.call('DELETE', `/api/v1/users/${whom.id}/block`, { as });
}
