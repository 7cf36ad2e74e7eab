import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

import { errorBodySchema } from '@oja/contract/errors';
import type { z } from 'zod';

/** How long an answer may take. An attack that keeps others waiting longer has succeeded. */
const ANSWER_MS = 20_000;
/** The only host that is ever attacked. */
const HOST = '127.0.0.1';

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** A call, by default from this machine without a session. */
export interface Call {
  token?: string | undefined;
  body?: object;
  /** The caller's address, as the trusted proxy reports it. */
  from?: string | undefined;
  headers?: Record<string, string>;
}

/** An answer; status 0 where there was none. */
export class Reply {
  readonly status: number;
  readonly text: string;
  readonly headers: IncomingHttpHeaders;

  constructor(status: number, body: string, headers: IncomingHttpHeaders) {
    this.status = status;
    this.text = body;
    this.headers = headers;
  }

  get body(): unknown {
    try {
      return JSON.parse(this.text);
    } catch {
      return undefined;
    }
  }

  /** The code of a refusal; empty otherwise. */
  get code(): string {
    return this.status < 400 ? '' : (errorBodySchema.safeParse(this.body).data?.code ?? '');
  }

  /** @throws Error if the call was refused: an attack could not be prepared */
  as<Schema extends z.ZodType>(schema: Schema): z.output<Schema> {
    const { data } = schema.safeParse(this.body);
    if (this.status >= 400 || data === undefined) throw new Error(`Unexpected: ${this.status} ${this.text}`);
    return data;
  }

  /** @throws Error if the call was refused: an attack could not be prepared */
  must(): this {
    if (this.status === 0 || this.status >= 400) throw new Error(`Unexpected: ${this.status} ${this.text}`);
    return this;
  }
}

/**
 * Calls a server of this machine, over a connection that is used again.
 * @param port the server's port; another host cannot be called
 */
export async function send(port: number, method: string, path: string, call: Call = {}): Promise<Reply> {
  const { token, body, from, headers } = call;
  const payload = body && JSON.stringify(body);
  const outgoing = request({
    host: HOST,
    port,
    method,
    path,
    agent,
    signal: AbortSignal.timeout(ANSWER_MS),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      'content-length': String(Buffer.byteLength(payload ?? '')),
      ...(from !== undefined && { 'x-forwarded-for': from }),
      ...headers,
    },
  });
  return new Promise((resolve) => {
    outgoing.once('response', (answer) => {
      text(answer).then(
        (content) => resolve(new Reply(answer.statusCode ?? 0, content, answer.headers)),
        () => resolve(new Reply(0, '', {})),
      );
    });
    outgoing.once('error', () => resolve(new Reply(0, '', {})));
    outgoing.end(payload);
  });
}

/** Runs something for each of some values, several at once. */
export async function together<Value, Result>(
  values: readonly Value[],
  run: (value: Value, index: number) => Promise<Result>,
  atOnce = 8,
): Promise<Result[]> {
  const results: Result[] = [];
  // All take from the same iterator.
  const waiting = values.entries();
  const work = async () => {
    for (const [index, value] of waiting) results[index] = await run(value, index);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

/** The addresses of strangers, each another one: of the networks that are reserved for examples. */
export function* addresses(): Generator<string, never> {
  for (let number = 0; ; number += 1)
    yield `198.${18 + (Math.floor(number / 65_536) % 2)}.${Math.floor(number / 256) % 256}.${number % 256}`;
}
