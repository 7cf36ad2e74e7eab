import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * The network connections of websockets. Socket.IO closes a websocket with a handshake and waits half a minute for a
 * peer that may be gone; these connections can be destroyed at once.
 */
export class NetworkConnections {
  readonly #open = new Set<Duplex>();
  readonly #bySession = new Map<string, Duplex>();

  constructor(server: Server) {
    server.prependListener('upgrade', (request: IncomingMessage, connection: Duplex) => {
      // Not parsed as an address, because the client may have sent any text.
      const session = /[?&]sid=([\w-]+)/.exec(request.url ?? '')?.[1];
      this.#open.add(connection);
      if (session !== undefined) this.#bySession.set(session, connection);
      connection.once('close', () => {
        this.#open.delete(connection);
        if (session !== undefined) this.#bySession.delete(session);
      });
    });
  }

  /**
   * The network connection of a websocket.
   * @param session the id of a connection of Socket.IO's engine
   * @param first its first request: the upgrade itself where the client began with a websocket
   */
  of(session: string, first: IncomingMessage): Duplex {
    return this.#bySession.get(session) ?? first.socket;
  }

  destroyAll(): void {
    for (const connection of this.#open) connection.destroy();
  }
}
