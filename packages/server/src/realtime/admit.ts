import type { ErrorCode } from '@oja/contract/errors';

import { hashToken } from '../auth/secret-token.ts';
import { findViewer } from '../auth/session-store.ts';
import { isDatabaseAway } from '../db/database-faults.ts';
import type { RateLimit } from '../http/rate-limits.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import type { OneSocket } from './socket-server.ts';

/** The form of our access tokens. */
const TOKEN = /^[\w-]{40,200}$/;

/** Why a connection is refused: the client meets it as `connect_error`, with `data` as the contract has it. */
class ConnectError extends Error {
  readonly data: { code: ErrorCode; message: string };

  constructor({ code, message }: Refusal) {
    super(message);
    this.data = { code, message };
  }
}

/**
 * Lets a socket in by the access token in `auth`, and by nothing else: a token in a cookie or an address would be sent by
 * pages that are not ours. The query's `userId` must be the token's own user.
 * @param connections how often a person may connect: a client that comes back in a loop must not wear the database out
 * @returns why not, where it is refused
 */
export async function admit(
  { database, now, log }: Services,
  socket: OneSocket,
  connections: RateLimit,
): Promise<ConnectError | undefined> {
  try {
    const token: unknown = socket.handshake.auth['token'];
    if (typeof token !== 'string' || !TOKEN.test(token)) throw new Refusal('unauthenticated');
    const viewer = await findViewer(database, token, now());
    if (!viewer) throw new Refusal('unauthenticated');
    if (socket.handshake.query['userId'] !== viewer.id) throw new Refusal('forbidden');
    await connections.take(viewer.id);
    socket.data = { userId: viewer.id, tokenHash: hashToken(token) };
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return new ConnectError(error);
    if (isDatabaseAway(error)) return new ConnectError(new Refusal('unavailable'));
    log.error({ err: error }, 'a socket could not be let in');
    return new ConnectError(new Refusal('internal'));
  }
}
