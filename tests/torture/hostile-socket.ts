import type { IncomingMessage } from 'node:http';
import { type Socket, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

import type { Random } from '../../packages/server/src/entry/seed/random.ts';
import type { Tally } from './tally.ts';

const REFUSED = 0.15;
/** The time between two mishaps of a websocket. */
const QUIET_MS = [1500, 9000] as const;
const STALLED_MS = [200, 5000] as const;

interface Dependencies {
  random: Random;
  tally: Tally;
  ports: readonly number[];
  isCalm: () => boolean;
}

/** Connects a websocket to a server, sometimes refuses it, stalls it and cuts it. */
export function leadSocket(request: IncomingMessage, wire: Duplex, head: Buffer, dependencies: Dependencies): void {
  wire.on('error', () => undefined);
  if (!dependencies.isCalm() && dependencies.random.next() < REFUSED) {
    dependencies.tally.note('websocket refused');
    wire.destroy();
    return;
  }
  lead(request, wire, head, dependencies.ports, (service) => void trouble(wire, service, dependencies));
}

function lead(
  request: IncomingMessage,
  wire: Duplex,
  head: Buffer,
  [port, ...others]: readonly number[],
  onThere: (service: Socket) => void,
): void {
  if (port === undefined) {
    wire.destroy();
    return;
  }
  const service = connect(port, '127.0.0.1');
  let isThere = false;
  service.setNoDelay(true);
  service.once('connect', () => {
    isThere = true;
    service.write(`${request.method} ${request.url} HTTP/1.1\r\n${headersOf(request)}\r\n\r\n`);
    service.write(head);
    for (const [from, to] of [
      [wire, service],
      [service, wire],
    ] as const) {
      from.on('data', (chunk) => to.write(chunk));
      from.once('close', () => to.destroy());
    }
    onThere(service);
  });
  service.on('error', () => undefined);
  service.once('close', () => {
    if (!isThere) lead(request, wire, head, others, onThere);
  });
}

function headersOf({ rawHeaders }: IncomingMessage): string {
  return rawHeaders
    .flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1] ?? ''}`] : []))
    .join('\r\n');
}

/** Data that is held back while it stalls is sent afterwards, unless the connection breaks first. */
async function trouble(wire: Duplex, service: Socket, { random, tally, isCalm }: Dependencies): Promise<void> {
  for (;;) {
    await pause(random.between(...QUIET_MS));
    if (wire.destroyed || isCalm()) return;
    const stalls = random.next() < 0.6;
    if (stalls) {
      tally.note('websocket stalled');
      wire.pause();
      service.pause();
      await pause(random.between(...STALLED_MS));
    }
    if (!stalls || random.next() < 0.3) {
      tally.note('websocket cut');
      wire.destroy();
      return;
    }
    wire.resume();
    service.resume();
  }
}
