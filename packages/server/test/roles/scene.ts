import type { Account, TestServer } from '../test-server.ts';
import type { Role, Scene } from './row.ts';

/** Creates new users for one call. */
export async function makeScene(server: TestServer, role: Role): Promise<Scene> {
  const owner = await server.addAccount('vendor');
  const as = await personOf(server, role, owner);
  return { server, owner, as, request: (method, url, body) => server.call(method, url, { as, ...(body && { body }) }) };
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
  }
}
