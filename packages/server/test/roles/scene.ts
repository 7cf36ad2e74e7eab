import { openSession } from '../../src/market/accounts/session-store.ts';
import type { Account, TestServer } from '../test-server.ts';
import type { Role, Scene } from './row.ts';

/**
 * Creates new users for one call.
 * @param age whether the caller's session has just logged in, or did so longer ago than STEP_UP_SECONDS. A session gets
 *   old right before the call, so that what the row creates before needs no step-up
 */
export async function makeScene(server: TestServer, role: Role, age: 'fresh' | 'old' = 'fresh'): Promise<Scene> {
  const owner = await server.addAccount('vendor');
  const as = await personOf(server, role, owner);
  const caller = async () => {
    if (as && age === 'old') await makeSessionsOld(server, as);
    return as;
  };
  return {
    server,
    owner,
    as,
    caller,
    request: async (method, url, body) => server.call(method, url, { as: await caller(), ...(body && { body }) }),
  };
}

/** Makes the sessions of an account too old for what needs a recent proof, decision 034. */
export async function makeSessionsOld({ config, clock, database }: TestServer, { id }: Account): Promise<void> {
  const provedAt = clock.now - config.stepUpMs - 1;
  await database.queries.updateTable('sessions').set({ proved_at: provedAt }).where('user_id', '=', id).execute();
}

async function personOf(server: TestServer, role: Role, owner: Account): Promise<Account | undefined> {
  switch (role) {
    case 'visitor':
      return undefined;
    case 'owner':
      return owner;
    case 'other user':
      return server.addAccount();
    case 'vendor':
    case 'admin':
      return server.addAccount(role);
    case 'deleted account': {
      const gone = await server.addAccount('vendor');
      await server.database.queries.deleteFrom('users').where('id', '=', gone.id).execute();
      return gone;
    }
    case 'hidden account': {
      const hidden = await server.addAccount('vendor');
      await server.call('DELETE', `/api/v1/users/delete/${hidden.id}`, { as: hidden });
      return { ...hidden, token: await openSession(server.database.queries, hidden.id, server.clock.now) };
    }
  }
}
