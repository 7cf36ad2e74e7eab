import { setTimeout as pause } from 'node:timers/promises';

import type { Socket } from 'socket.io-client';

import { call } from '../../processes/call.ts';
import type { Person } from '../../processes/people.ts';
import { listen } from '../../processes/socket.ts';

/** The cycle of event kinds. A busy shop has about one event each second. */
const KINDS = ['message', 'typing', 'message', 'notification', 'message', 'typing', 'reconnection', 'message'] as const;
/** Of this many messages, one is from the partner whose thread is open. */
const OPEN_EVERY = 3;

/** The participants. */
interface Traffic {
  url: string;
  viewer: Person;
  /** All have talked with the viewer, who has the thread with the first one open. */
  partners: readonly Person[];
}

/** Simulates users who write messages, type, follow the viewer, and lose their connections. */
export class SimulatedTraffic {
  readonly #traffic: Traffic;
  readonly #sockets = new Map<Person, Socket>();
  #turn = 0;
  /** The last text in the thread that the viewer has open. */
  lastText = '';

  constructor(traffic: Traffic) {
    this.#traffic = traffic;
  }

  /** The number of events so far. */
  get events(): number {
    return this.#turn;
  }

  async open(): Promise<void> {
    for (const partner of this.#traffic.partners)
      this.#sockets.set(partner, (await listen(this.#traffic.url, partner)).socket);
  }

  close(): void {
    for (const socket of this.#sockets.values()) socket.close();
  }

  /** Runs a number of events one after the other, at most at the given rate per second. */
  async run(count: number, perSecond: number): Promise<void> {
    const begin = performance.now();
    for (let done = 0; done < count; done += 1) {
      await this.#next();
      await pause(Math.max(0, begin + ((done + 1) * 1000) / perSecond - performance.now()));
    }
  }

  async #next(): Promise<void> {
    const turn = this.#turn;
    this.#turn += 1;
    const { url, viewer, partners } = this.#traffic;
    const somebody = partners[turn % OPEN_EVERY === 0 ? 0 : 1 + (turn % (partners.length - 1))];
    if (!somebody) throw new Error('Nobody is there to write.');
    switch (KINDS[turn % KINDS.length]) {
      case 'typing':
        await this.#sockets.get(somebody)?.emitWithAck('typing', { recipientId: viewer.id });
        break;
      case 'notification':
        await this.#expect(call(url, somebody, 'POST', `/api/v1/users/follow/${viewer.id}`));
        break;
      case 'reconnection':
        await this.#reconnect(somebody);
        break;
      default:
        await this.#write(somebody, `Good morning, this is number ${turn}.`);
    }
  }

  async #write(sender: Person, message: string): Promise<void> {
    const { url, viewer, partners } = this.#traffic;
    await this.#expect(
      call(url, sender, 'POST', '/api/v1/messages', {
        recipientId: viewer.id,
        clientId: crypto.randomUUID(),
        message,
        img: '',
      }),
    );
    if (sender === partners[0]) this.lastText = message;
  }

  async #reconnect(person: Person): Promise<void> {
    const socket = this.#sockets.get(person);
    if (!socket) return;
    socket.disconnect();
    const isThere = new Promise((resolve) => socket.once('connect', () => resolve(undefined)));
    socket.connect();
    await isThere;
  }

  async #expect(answer: ReturnType<typeof call>): Promise<void> {
    const { status, body } = await answer;
    if (status >= 300) throw new Error(`An event was refused: ${status} ${JSON.stringify(body)}`);
  }
}
