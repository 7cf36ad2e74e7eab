import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** A request, and how to answer it. */
export interface ProviderRequest {
  request: IncomingMessage;
  url: URL;
  body: string;
  /** Answers with an object as JSON, or with a text as it is. */
  send: (status: number, answer: object | string) => void;
}

/**
 * Simulates the HTTP API of a provider on this machine.
 * @template OwnFailure names of failures that only this provider has; its `answer` simulates them
 */
export abstract class ProviderServer<OwnFailure extends string = never> {
  /** The methods and paths of all requests, in order. */
  readonly requests: string[] = [];
  /** Set to simulate a failure. */
  failure: 'none' | 'hangs' | 'fails' | 'sends nonsense' | 'redirects' | OwnFailure = 'none';
  /** Runs once during the next request, before the answer. */
  meanwhile: (() => Promise<unknown>) | undefined;
  /** The provider's answer with status 500. */
  protected abstract readonly serverError: object;
  readonly #server: Server;
  #port = 0;

  constructor() {
    this.#server = createServer((request, response) => void this.#receive(request, response));
  }

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address !== null && typeof address === 'object') this.#port = address.port;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Answers a request as the provider does. */
  protected abstract answer(request: ProviderRequest): void;

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const url = new URL(request.url ?? '/', 'http://provider');
    this.requests.push(`${request.method} ${url.pathname}`);
    const { meanwhile } = this;
    this.meanwhile = undefined;
    await meanwhile?.();
    const send = (status: number, answer: object | string) => {
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    };
    if (this.failure === 'hangs') return;
    if (this.failure === 'redirects') response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    else if (this.failure === 'fails') send(500, this.serverError);
    else if (this.failure === 'sends nonsense') send(200, '<html>Gateway</html>');
    else this.answer({ request, url, body, send });
  }
}

/** Whether a request's body is an object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
