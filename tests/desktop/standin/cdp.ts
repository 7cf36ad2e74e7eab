import { EventEmitter } from 'node:events';
import type { Readable, Writable } from 'node:stream';

import type { CDPSession } from '@playwright/test';

interface Waiting {
  method: string;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/** A message of the DevTools protocol: an answer, which has an id, or an event. */
interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

/** A session with Chromium: with the browser itself or with one page. Commands and events have Playwright's types. */
export interface CdpSession {
  send: CDPSession['send'];
  on: CDPSession['on'];
}

/** Speaks Chromium's DevTools protocol over its pipe: JSON texts, each terminated by a zero byte. */
export class CdpConnection {
  readonly #out: Writable;
  readonly #waiting = new Map<number, Waiting>();
  readonly #events = new Map<string, EventEmitter>();
  #last = 0;
  #rest = '';

  /** @param out what Chromium reads @param into what Chromium writes */
  constructor(out: Writable, into: Readable) {
    this.#out = out;
    // Chromium may be gone: pending commands are rejected when its output ends.
    out.on('error', () => undefined);
    into.setEncoding('utf8');
    into.on('data', (chunk: string) => this.#take(chunk));
    into.on('close', () => this.#end());
  }

  /** @param id of an attached page; without it, the browser */
  session(id = ''): CdpSession {
    const events = this.#events.get(id) ?? new EventEmitter().setMaxListeners(0);
    this.#events.set(id, events);
    const on = (event: string, listener: (payload: unknown) => void) => void events.on(event, listener);
    return {
      // oxlint-disable-next-line typescript/no-explicit-any -- the protocol's types say what each command gives; here it is JSON
      send: (method, params): Promise<any> => this.#send(id, method, params),
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Playwright's types of the events, over JSON
      on: on as unknown as CDPSession['on'],
    };
  }

  #send(sessionId: string, method: string, params: unknown): Promise<unknown> {
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { method, resolve, reject });
      this.#out.write(`${JSON.stringify({ id, method, params, ...(sessionId !== '' && { sessionId }) })}\0`);
    });
  }

  #take(chunk: string): void {
    const texts = (this.#rest + chunk).split('\0');
    this.#rest = texts.pop() ?? '';
    for (const text of texts) {
      const message: Message = JSON.parse(text);
      if (message.id === undefined)
        this.#events.get(message.sessionId ?? '')?.emit(message.method ?? '', message.params);
      else this.#settle(message.id, message);
    }
  }

  #settle(id: number, { result, error }: Message): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.reject(new Error(`${waiting.method}: ${error.message}`));
    else waiting?.resolve(result);
  }

  #end(): void {
    for (const id of this.#waiting.keys()) this.#settle(id, { error: { message: 'Chromium has ended.' } });
  }
}
