import type { Acknowledgement, ClientToServerEvents } from '@oja/contract/events';

import { backoff, LONGEST_WAIT_MS } from './backoff.ts';
import type { ServerEvent } from '../events/server-event.ts';

/**
 * The state of the connection. `idle`: nobody is signed in. `connecting`: open, until the server sends `ready`. `live`.
 * `waiting`: broken, to be retried after a delay or when woken. `refused`: the server does not accept this session any
 * more.
 */
export type SocketState = 'idle' | 'connecting' | 'live' | 'waiting' | 'refused';

/** The session of a connection. */
export interface SocketSession {
  userId: string;
  token: string;
}

/** Why the server refuses or ends a connection, with one of the contract's codes. */
interface Closing {
  code: string;
  message: string;
}

/** The transport below: one connection, opened once. */
export interface Transport {
  /** Rejects if there is no answer. */
  emit: <Name extends keyof ClientToServerEvents>(
    name: Name,
    payload: Parameters<ClientToServerEvents[Name]>[0],
  ) => Promise<Acknowledgement>;
  /** Closes the connection; no listener is called afterwards. */
  close: () => void;
}

/** The events of a transport, never sent before `OpenTransport` has returned. */
export interface TransportListener {
  onEvent: (event: ServerEvent) => void;
  /** The connection was refused, with the reason, or it broke, without one. */
  onEnd: (closing?: Closing) => void;
}

export type OpenTransport = (session: SocketSession, listener: TransportListener) => Transport;

interface SocketClientOptions {
  openTransport: OpenTransport;
  onState: (state: SocketState) => void;
  onEvent: (event: ServerEvent) => void;
  /** Called when the server has ended the session; `message` is for the user. */
  onRefused: (message: string) => void;
  /** Returns a number from 0 to 1. */
  random?: () => number;
}

/** How long to wait for `ready`, in milliseconds. */
const CONNECT_MS = 15_000;

/** The codes that end a session: a retry would be refused again. */
const OVER = new Set(['unauthenticated', 'forbidden', 'session_ended']);

/**
 * Keeps one connection open for the signed-in user (architecture §7): opens it, reconnects when it breaks, and stops
 * when it is refused. It does not interpret events.
 */
export class SocketClient {
  readonly #options: SocketClientOptions;
  #state: SocketState = 'idle';
  #session: SocketSession | undefined;
  #transport: Transport | undefined;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The number of the current connection, so that events of an earlier one are ignored. */
  #connection = 0;

  constructor(options: SocketClientOptions) {
    this.#options = options;
  }

  get state(): SocketState {
    return this.#state;
  }

  /** Connects as a user; a connection of another user is closed. */
  open(session: SocketSession): void {
    this.close();
    this.#session = session;
    this.#connect();
  }

  /** Closes the connection permanently; no callback is called afterwards. */
  close(): void {
    this.#hangUp();
    this.#session = undefined;
    this.#failures = 0;
    this.#enter('idle');
  }

  /**
   * Retries a waiting connection at once, when the network or the user is back.
   * @param hasSlept whether the computer has slept: earlier connections are dead then, live or pending
   */
  wake(hasSlept = false): void {
    const isDead = hasSlept && (this.#state === 'live' || this.#state === 'connecting');
    if (this.#state !== 'waiting' && !isDead) return;
    this.#failures = 0;
    this.#connect();
  }

  /** @returns the server's answer; undefined if the connection is not live or broke before the answer */
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
      onEnd: (closing) => {
        if (!isCurrent()) return;
        if (closing) this.#handleClosing(closing);
        else this.#wait();
      },
    });
  }

  #receive(event: ServerEvent): void {
    if (event.name === 'closing') {
      this.#handleClosing(event.payload);
      return;
    }
    if (event.name === 'ready' && this.#state === 'connecting') {
      clearTimeout(this.#timer);
      this.#failures = 0;
      this.#enter('live');
    }
    this.#options.onEvent(event);
  }

  /** Reacts to the server's reason. */
  #handleClosing({ code, message }: Closing): void {
    if (OVER.has(code)) {
      this.#hangUp();
      this.#session = undefined;
      this.#enter('refused');
      this.#options.onRefused(message);
    } else if (code === 'rate_limited') {
      this.#wait(LONGEST_WAIT_MS);
    } else if (code === 'too_many_connections') {
      // A retry would close another tab's connection, which would then retry: this one waits until the user returns.
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

  /** Closes the current connection, and cancels pending retries. */
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
