import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';

/**
 * A plain load balancer for connections: each goes to the next of several ports, or to the following one if nothing
 * listens there.
 */
export interface Balancer {
  url: string;
  close(): Promise<void>;
}

export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  let turn = 0;
  const wires = new Set<Socket>();
  const server = createServer((wire) => {
    wires.add(wire);
    wire.once('close', () => wires.delete(wire));
    wire.on('error', () => undefined).pause();
    turn += 1;
    pass(
      wire,
      ports.map((_, index) => ports[(turn + index) % ports.length] ?? 0),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    async close() {
      for (const wire of wires) wire.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function pass(wire: Socket, [port, ...others]: readonly number[]): void {
  if (port === undefined) {
    wire.destroy();
    return;
  }
  const service = connect(port, '127.0.0.1');
  let isThere = false;
  service.once('connect', () => {
    isThere = true;
    wire.pipe(service);
    service.pipe(wire);
    wire.once('close', () => service.destroy());
  });
  service.on('error', () => undefined);
  service.once('close', () => {
    if (isThere) wire.destroy();
    else pass(wire, others);
  });
}
