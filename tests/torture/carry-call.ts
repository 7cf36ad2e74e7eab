import { type IncomingHttpHeaders, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A request that was read completely, so that it can be sent twice. */
export interface Call {
  options: RequestOptions;
  body: Buffer;
}

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The port of the server that answered. */
  port: number;
}

export async function readCall(incoming: IncomingMessage): Promise<Call> {
  const { method, url, headers } = incoming;
  return { options: { method, path: url, headers }, body: await buffer(incoming) };
}

/**
 * Sends a call to the first of several ports with a listener.
 * @throws Error if there is none, or the connection broke before the answer was complete
 */
export async function carryCall(call: Call, [port, ...others]: readonly number[], signal: AbortSignal): Promise<Reply> {
  if (port === undefined) throw new Error('Nobody listens.');
  try {
    return await carryTo(port, call, signal);
  } catch (error) {
    const isRefused = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
    if (!isRefused) throw error;
    return carryCall(call, others, signal);
  }
}

async function carryTo(port: number, { options, body }: Call, signal: AbortSignal): Promise<Reply> {
  const outgoing = request({ ...options, host: '127.0.0.1', port, agent: false, signal });
  const answered = Promise.withResolvers<IncomingMessage>();
  outgoing.once('response', answered.resolve);
  outgoing.on('error', answered.reject);
  outgoing.end(body);
  const answer = await answered.promise;
  return { status: answer.statusCode ?? 502, headers: answer.headers, body: await buffer(answer), port };
}
