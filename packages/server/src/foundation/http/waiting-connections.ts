import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

import { addressKey } from './address-key.ts';
import { trustedProxies } from './trusted-proxies.ts';

/** The most connections of one address that wait for their client. */
const WAITING_MAX = 1000;

interface WaitingConnectionsOptions {
  /** Proxies as in TRUST_PROXY. They limit their own callers. */
  trustedProxies: readonly string[];
  /** Multiplies the limit. */
  scale: number;
}

/**
 * Limits the connections of each address that wait for their client: before a request, in the middle of one, or as a
 * websocket without a person. Beyond the limit, the one that has waited longest is closed. An address that opens
 * thousands costs the server a bounded amount of memory, and its other callers, such as the neighbours behind a
 * carrier's address, always find a place, because theirs wait for moments.
 */
export class WaitingConnections {
  readonly #max: number;
  /** The address's key of each open connection that is limited. A closed one no longer knows its address. */
  readonly #addresses = new WeakMap<Duplex, string>();
  readonly #waiting = new Map<string, Set<Duplex>>();

  constructor(server: Server, { trustedProxies: trusted, scale }: WaitingConnectionsOptions) {
    this.#max = Math.max(1, Math.round(WAITING_MAX * scale));
    const isProxy = trustedProxies(trusted);
    server.on('connection', (connection: Socket) => {
      const { remoteAddress = '' } = connection;
      if (isProxy(remoteAddress)) return;
      this.#addresses.set(connection, addressKey(remoteAddress));
      connection.once('close', () => this.end(connection));
      this.#begin(connection);
    });
    // Socket.IO's requests do not come here: its connections wait until a person is admitted.
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const { headers, socket } = request;
      const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
      if (!hasBody) this.end(socket);
      request.once('end', () => {
        if (!response.closed) this.end(socket);
      });
      response.once('close', () => {
        if (!socket.destroyed) this.#begin(socket);
      });
    });
  }

  /** Records that a connection no longer waits: its request has arrived, its caller is known, or it is closed. */
  end(connection: Duplex): void {
    const address = this.#addresses.get(connection) ?? '';
    const waiting = this.#waiting.get(address);
    waiting?.delete(connection);
    if (waiting?.size === 0) this.#waiting.delete(address);
  }

  #begin(connection: Duplex): void {
    const address = this.#addresses.get(connection);
    if (address === undefined) return;
    const waiting = this.#waiting.get(address) ?? new Set();
    this.#waiting.set(address, waiting.add(connection));
    const [longest] = waiting;
    if (waiting.size <= this.#max || !longest) return;
    longest.destroy();
    // Its close comes later: until then it would be the longest again.
    this.end(longest);
  }
}
