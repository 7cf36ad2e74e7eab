import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';

import type { FastifyInstance } from 'fastify';

import { StartupFault, errorCode, errorText } from '../foundation/startup/startup-fault.ts';

/**
 * Checks that the address is free, before a first start spends its time on filling the demo market.
 * @throws StartupFault when the address is not available
 */
export async function checkAddress({ host, port }: { host: string; port: number }): Promise<void> {
  const probe = createServer();
  try {
    probe.listen({ host, port });
    await once(probe, 'listening');
  } catch (error) {
    throw new StartupFault([explain(error, host, port)], { cause: error });
  }
  probe.close();
  await once(probe, 'close');
}

/**
 * Starts to listen for requests.
 * @throws StartupFault when the address is not available
 */
export async function listen(app: FastifyInstance, { host, port }: { host: string; port: number }): Promise<void> {
  try {
    // For the name localhost, Fastify would listen on each of its addresses, but sockets only work on the first.
    const { address } = await lookup(host);
    await app.listen({ host: address, port, listenTextResolver: (url) => `listening at ${url}` });
  } catch (error) {
    throw new StartupFault([explain(error, host, port)], { cause: error });
  }
}

function explain(error: unknown, host: string, port: number): string {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return `PORT ${port} is taken by another program. Stop that program, or start with another port: PORT=${port + 1} npm start.`;
    case 'EACCES':
      return `PORT ${port} may not be used by this user. Choose one above 1023, such as PORT=4000.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host} is no address of this machine. Use 0.0.0.0 for all of them, or 127.0.0.1 for this machine alone.`;
    default:
      return `The server cannot listen at ${host}:${port}: ${errorText(error)}. Set HOST and PORT to an address that is free.`;
  }
}
