import type { ErrorCode } from '@oja/contract/errors';

import { hashToken } from '../../foundation/secrets/secret-token.ts';
import type { FindViewer } from '../../market/accounts/session-store.ts';
import { isDatabaseUnavailable } from '../../foundation/db/database-faults.ts';
import type { RateLimit } from '../../foundation/http/rate-limits.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import type { Services } from '../services.ts';
import type { OneSocket } from './socket-server.ts';

/** The format of access tokens. */
const TOKEN = /^[\w-]{40,200}$/;

/**
 * The error of a refused connection. The client receives it as `connect_error`, with `data` as the contract
 * describes.
 */
class ConnectError extends Error {
  readonly data: { code: ErrorCode; message: string };

  constructor({ code, message }: ApiError) {
    super(message);
    this.data = { code, message };
  }
}

/**
 * Admits a socket by the access token in `auth`. Tokens in a cookie or an address are not accepted, because other
 * sites' pages could send those. The query's `userId` must be the token's own user.
 * @param connections limit of a person's connections: a client that reconnects in a loop must not overload the
 *   database
 * @returns the error, where the socket is refused
 */
export async function admit(
  { log }: Pick<Services, 'log'>,
  findViewer: FindViewer,
  socket: OneSocket,
  connections: RateLimit,
): Promise<ConnectError | undefined> {
  try {
    const token: unknown = socket.handshake.auth['token'];
    if (typeof token !== 'string' || !TOKEN.test(token)) throw new ApiError('unauthenticated');
    const viewer = await findViewer(token);
    if (!viewer) throw new ApiError('unauthenticated');
    if (socket.handshake.query['userId'] !== viewer.id) throw new ApiError('forbidden');
    await connections.take(viewer.id);
    socket.data = { userId: viewer.id, tokenHash: hashToken(token), isAdmin: viewer.isAdmin };
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return new ConnectError(error);
    if (isDatabaseUnavailable(error)) return new ConnectError(new ApiError('unavailable'));
    log.error({ err: error }, 'a socket could not be let in');
    return new ConnectError(new ApiError('internal'));
  }
}
