import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A mobile line: milliseconds of a round trip, bytes a second. */
export interface Line {
  latency: number;
  downloadThroughput: number;
  uploadThroughput: number;
}

/** What a network carries at a time, in bytes. */
const PACKET = 1460;

/** One direction of the line. All connections share it: it carries one packet at a time. */
class Direction {
  readonly #throughput: number;
  #isFreeAt = 0;

  constructor(throughput: number) {
    this.#throughput = throughput;
  }

  /** Carries a packet. @returns milliseconds until it has left */
  carry({ length }: Buffer): number {
    const now = performance.now();
    this.#isFreeAt = Math.max(this.#isFreeAt, now) + (length / this.#throughput) * 1000;
    return this.#isFreeAt - now;
  }
}

/** Sends on what arrives, packet by packet, in order, and the end after it. */
function carryOn(from: Socket, to: Socket, direction: Direction, latency: number): void {
  let before = Promise.resolve();
  const later = (wait: number, then: () => void) => {
    const arrived = pause(wait);
    before = before.then(() => arrived).then(then);
  };
  from.on('data', (data: Buffer) => {
    for (let at = 0; at < data.length; at += PACKET) {
      const packet = data.subarray(at, at + PACKET);
      later(latency + direction.carry(packet), () => to.write(packet));
    }
  });
  from.on('error', () => to.destroy());
  from.on('close', () => later(latency, () => to.end()));
}

/**
 * A proxy with the line of a phone, for a browser without the network log that an emulated line needs. All connections
 * share the line, those of a service worker too. The whole latency is added on the way to the server.
 * @param target the port of the server
 * @returns the port where it listens, and a function that closes it
 */
export async function openSlowLine(target: number, line: Line): Promise<{ port: number; close: () => void }> {
  const [up, down] = [new Direction(line.uploadThroughput), new Direction(line.downloadThroughput)];
  const open = new Set<Socket>();
  const proxy = createServer((phone) => {
    const server = connect(target, 'localhost');
    for (const socket of [phone, server]) {
      socket.setNoDelay(true);
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    }
    carryOn(phone, server, up, line.latency);
    carryOn(server, phone, down, 0);
  });
  proxy.listen(0, 'localhost');
  await once(proxy, 'listening');
  const address = proxy.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    close: () => {
      for (const socket of open) socket.destroy();
      proxy.close();
    },
  };
}
