import type { Acknowledgement, ClientToServerEvents } from '@oja/contract/events';

import { backoff, LONGEST_WAIT_MS } from './backoff.ts';
import type { ServerEvent } from '../events/server-event.ts';

/**
 * Where a connection stands. `idle`: nobody is signed in. `connecting`: on its way, until the server has said `ready`.
 * `live`. `waiting`: broken, and tried again after a while or when woken. `refused`: the server will not have this
 * session any more.
 */
export type SocketState = 'idle' | 'connecting' | 'live' | 'waiting' | 'refused';

/** Whose connection it is. */
export interface SocketSession {
  userId: string;
  token: string;
}

/** Why the server does not let a connection in, or ends it; one of the contract's codes. */
interface Farewell {
  code: string;
  message: string;
}

/** The wire below: one connection, opened once and never again. */
export interface Transport {
  /** Rejects when no answer came. */
  emit: <Name extends keyof ClientToServerEvents>(
    name: Name,
    payload: Parameters<ClientToServerEvents[Name]>[0],
  ) => Promise<Acknowledgement>;
  /** Ends it; no listener is called any more. */
  close: () => void;
}

/** What a transport reports, never before `OpenTransport` has returned. */
export interface TransportListener {
  onEvent: (event: ServerEvent) => void;
  /** It was not let in, with why; or it broke, with nothing. */
  onEnd: (refusal?: Farewell) => void;
}

export type OpenTransport = (session: SocketSession, listener: TransportListener) => Transport;

interface SocketClientOptions {
  openTransport: OpenTransport;
  onState: (state: SocketState) => void;
  onEvent: (event: ServerEvent) => void;
  /** The session has ended at the server; `message` says so to the person. */
  onRefused: (message: string) => void;
  /** From 0 to 1. */
  random?: () => number;
}

/** A server that has not said `ready` by then is given up. */
const CONNECT_MS = 15_000;

/** After these a session is over: trying again would only be refused again. */
const OVER = new Set(['unauthenticated', 'forbidden', 'session_ended']);

/**
 * Keeps one connection for the signed-in person, design §7: opens it, comes back when it breaks, gives up when it is
 * refused. Knows nothing of what the events mean.
 */
export class SocketClient {
  readonly #options: SocketClientOptions;
  #state: SocketState = 'idle';
  #session: SocketSession | undefined;
  #transport: Transport | undefined;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the connections, so that events of an earlier one are ignored. */
  #connection = 0;

  constructor(options: SocketClientOptions) {
    this.#options = options;
  }

  get state(): SocketState {
    return this.#state;
  }

  /** Connects as a person; the connection of another one ends. */
  open(session: SocketSession): void {
    this.close();
    this.#session = session;
    this.#connect();
  }

  /** Ends the connection for good; no option is called after it. */
  close(): void {
    this.#hangUp();
    this.#session = undefined;
    this.#failures = 0;
    this.#enter('idle');
  }

  /**
   * The network or the person is back: a connection that waits is tried at once.
   * @param hasSlept the computer has slept: a connection made before is dead, whether it was live or still on its way
   */
  wake(hasSlept = false): void {
    const isDead = hasSlept && (this.#state === 'live' || this.#state === 'connecting');
    if (this.#state !== 'waiting' && !isDead) return;
    this.#failures = 0;
    this.#connect();
  }

  /** @returns the server's answer; undefined where the connection is not live or broke before the answer came */
  async emit<Name extends keyof ClientToServerEvents>(
    name: Name,
    payload: Parameters<ClientToServerEvents[Name]>[0],
  ): Promise<Acknowledgement | undefined> {
    if (this.#state !== 'live') return undefined;
    try {
      return await this.#transport?.emit(name, payload);
    } catch {
      return undefined;
    }
  }

  #connect(): void {
    if (!this.#session) return;
    this.#hangUp();
    this.#enter('connecting');
    const connection = this.#connection;
    const isCurrent = () => connection === this.#connection;
    this.#timer = setTimeout(() => this.#wait(), CONNECT_MS);
    this.#transport = this.#options.openTransport(this.#session, {
      onEvent: (event) => {
        if (isCurrent()) this.#receive(event);
      },
      onEnd: (refusal) => {
        if (!isCurrent()) return;
        if (refusal) this.#obey(refusal);
        else this.#wait();
      },
    });
  }

  #receive(event: ServerEvent): void {
    if (event.name === 'closing') {
      this.#obey(event.payload);
      return;
    }
    if (event.name === 'ready' && this.#state === 'connecting') {
      clearTimeout(this.#timer);
      this.#failures = 0;
      this.#enter('live');
    }
    this.#options.onEvent(event);
  }

  /** Does what the server's reason asks for. */
  #obey({ code, message }: Farewell): void {
    if (OVER.has(code)) {
      this.#hangUp();
      this.#session = undefined;
      this.#enter('refused');
      this.#options.onRefused(message);
    } else if (code === 'rate_limited') {
      this.#wait(LONGEST_WAIT_MS);
    } else if (code === 'too_many_connections') {
      // Another tab would be ended for this one, and so on for ever: it comes back when the person does.
      this.#wait(Infinity);
    } else {
      this.#wait();
    }
  }

  #wait(ms: number = backoff(this.#failures, this.#options.random)): void {
    this.#hangUp();
    this.#failures += 1;
    if (ms !== Infinity) this.#timer = setTimeout(() => this.#connect(), ms);
    this.#enter('waiting');
  }

  /** Ends what there is of a connection, and everything planned. */
  #hangUp(): void {
    clearTimeout(this.#timer);
    this.#connection += 1;
    this.#transport?.close();
    this.#transport = undefined;
  }

  #enter(state: SocketState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#options.onState(state);
  }
}
