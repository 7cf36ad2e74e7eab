import { once } from 'node:events';
import { type Server, type Socket, connect, createServer } from 'node:net';

type State = 'open' | 'shut' | 'silent';

/** A proxy to a service on this machine that can be closed, or made to drop all data. */
export class Gate {
  readonly #server: Server;
  readonly #to: number;
  readonly #wires = new Set<Socket>();
  #state: State = 'open';

  private constructor(server: Server, to: number) {
    this.#server = server;
    this.#to = to;
    server.on('connection', (wire) => this.#join(wire));
  }

  /** @param to the service's port */
  static async make(to: number): Promise<Gate> {
    const gate = new Gate(createServer(), to);
    gate.#server.listen(0, '127.0.0.1');
    await once(gate.#server, 'listening');
    return gate;
  }

  get port(): number {
    const address = this.#server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  }

  /** The service's address, through the proxy. */
  through(url: string): string {
    const led = new URL(url);
    led.host = `127.0.0.1:${this.port}`;
    return led.href;
  }

  /** Ends all connections, and refuses new ones. */
  shut(): void {
    this.#state = 'shut';
    this.#cut();
  }

  /** Keeps and accepts connections, but transfers nothing any more, as when a network fails silently. */
  silence(): void {
    this.#state = 'silent';
    for (const wire of this.#wires) wire.removeAllListeners('data').pause();
  }

  /** Lets new connections through; silenced ones stay silent. */
  open(): void {
    this.#state = 'open';
  }

  async close(): Promise<void> {
    this.#cut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #cut(): void {
    for (const wire of this.#wires) wire.destroy();
  }

  #join(wire: Socket): void {
    this.#keep(wire);
    if (this.#state === 'shut') wire.destroy();
    if (this.#state !== 'open') return;
    const service = connect(this.#to, '127.0.0.1');
    this.#keep(service);
    for (const [from, to] of [
      [wire, service],
      [service, wire],
    ] as const) {
      from.on('data', (chunk) => to.write(chunk));
      from.once('close', () => to.destroy());
    }
  }

  #keep(wire: Socket): void {
    this.#wires.add(wire);
    wire.setNoDelay(true);
    wire.on('error', () => undefined);
    wire.once('close', () => this.#wires.delete(wire));
  }
}
