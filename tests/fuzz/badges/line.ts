import { once } from 'node:events';
import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net';

/** The line of one device to the server: a proxy that can be cut, with all that is under way, and mended. */
export class Line {
  readonly #server: Server;
  readonly #wires = new Set<Socket>();
  #isCut = false;
  #losesAnswer = false;

  private constructor(port: number) {
    this.#server = createServer((wire) => {
      if (this.#isCut) {
        wire.destroy();
        return;
      }
      const service = connect(port, '127.0.0.1');
      let isSocket = false;
      wire.once('data', (head: Buffer) => {
        isSocket = head.includes('/socket.io/');
      });
      service.on('data', () => {
        if (!this.#losesAnswer || isSocket) return;
        this.#losesAnswer = false;
        wire.destroy();
      });
      for (const [from, to] of [
        [wire, service],
        [service, wire],
      ] as const) {
        this.#wires.add(from);
        from.setNoDelay(true);
        from.on('error', () => undefined);
        from.once('close', () => {
          this.#wires.delete(from);
          to.destroy();
        });
        from.pipe(to);
      }
    });
  }

  /** @param address of the server */
  static async open(address: string): Promise<Line> {
    const line = new Line(Number(new URL(address).port));
    line.#server.listen(0, '127.0.0.1');
    await once(line.#server, 'listening');
    return line;
  }

  get origin(): string {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has such an address
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.#isCut = true;
    for (const wire of this.#wires) wire.destroy();
  }

  mend(): void {
    this.#isCut = false;
    this.#losesAnswer = false;
  }

  /** Breaks the connection of the next call when its answer comes. The socket stays. */
  loseAnswer(): void {
    this.#losesAnswer = true;
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
