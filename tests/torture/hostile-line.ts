import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import type { Random } from '../../packages/server/src/entry/seed/random.ts';
import type { Reply } from './carry-call.ts';
import { carryBadly } from './hostile-calls.ts';
import { leadSocket } from './hostile-socket.ts';
import type { Tally } from './tally.ts';

const DOWN_MS = [500, 4000] as const;

/**
 * One user's connection to the servers: a proxy that randomly loses, doubles, stalls and reorders, until it is calmed.
 */
export class HostileLine {
  readonly #server: Server = createServer();
  readonly #random: Random;
  readonly #tally: Tally;
  readonly #ports: readonly number[];
  readonly #wires = new Set<Socket>();
  /** With long-polling a connection belongs to the server that issued its id. */
  readonly #homes = new Map<string, number>();
  #isCalm = true;
  #isDown = false;

  private constructor(ports: readonly number[], random: Random, tally: Tally) {
    this.#ports = ports;
    this.#random = random;
    this.#tally = tally;
    this.#server.on('connection', (wire) => {
      this.#wires.add(wire);
      wire.once('close', () => this.#wires.delete(wire));
      if (this.#isDown) wire.destroy();
    });
    const isCalm = () => this.#isCalm;
    const portsFor = (path: string) => this.#portsFor(path);
    const onReply = (path: string, reply: Reply) => this.#remember(path, reply);
    this.#server.on(
      'request',
      (request, response) => void carryBadly(request, response, { random, tally, portsFor, onReply, isCalm }),
    );
    this.#server.on('upgrade', (request, wire, head) =>
      leadSocket(request, wire, head, { random, tally, ports: portsFor(request.url ?? ''), isCalm }),
    );
  }

  static async make(ports: readonly number[], random: Random, tally: Tally): Promise<HostileLine> {
    const line = new HostileLine(ports, random, tally);
    line.#server.listen(0, '127.0.0.1');
    await once(line.#server, 'listening');
    return line;
  }

  get url(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  }

  set calm(isCalm: boolean) {
    this.#isCalm = isCalm;
  }

  /** Breaks all connections and blocks everything for a while. */
  async breakDown(): Promise<void> {
    this.#tally.note('line down');
    this.#isDown = true;
    for (const wire of this.#wires) wire.destroy();
    await pause(this.#random.between(...DOWN_MS));
    this.#isDown = false;
  }

  async close(): Promise<void> {
    for (const wire of this.#wires) wire.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** Any server may take a call, as with a load balancer without sticky sessions. */
  #portsFor(path: string): readonly number[] {
    const home = this.#homes.get(sidIn(path));
    return home === undefined ? this.#random.some(this.#ports, this.#ports.length) : [home];
  }

  #remember(path: string, { body, port }: Reply): void {
    if (!path.startsWith('/socket.io/') || sidIn(path) !== '') return;
    const sid = /"sid":"([\w-]+)"/u.exec(body.toString())?.[1];
    if (sid !== undefined) this.#homes.set(sid, port);
  }
}

function sidIn(path: string): string {
  return /[?&]sid=([\w-]+)/u.exec(path)?.[1] ?? '';
}
