import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { fromPage, knownSchemes } from './addresses.ts';

/** Answers requests of one scheme, like `protocol.handle`. */
export type SchemeHandler = (request: Request) => Response | Promise<Response>;

/**
 * The sandbox flags that allow everything but new windows and external protocols: the app decides about those, so
 * Chromium may not open them itself.
 */
const NO_WAY_OUT =
  'sandbox allow-downloads allow-forms allow-modals allow-pointer-lock allow-same-origin allow-scripts';

/**
 * Serves the app's schemes on the loopback interface from the app's own handlers.
 * @param handlerOf returns the handler of a scheme; undefined if it has none
 * @returns the value for Chromium's --host-resolver-rules
 */
export async function serveSchemes(handlerOf: (scheme: string) => SchemeHandler | undefined): Promise<string> {
  const server = createServer((request, answer) => {
    const address = fromPage(`http://${request.headers.host ?? ''}${request.url ?? '/'}`);
    const handler = handlerOf(address.slice(0, address.indexOf(':')));
    if (!handler) {
      answer.destroy();
      return;
    }
    void pass(request, address, handler, answer).catch((error: unknown) => {
      process.stderr.write(`stand-in: the handler of ${address} failed: ${String(error)}\n`);
      answer.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return knownSchemes()
    .map((scheme) => `MAP *.${scheme}.localhost:80 127.0.0.1:${port}`)
    .join(', ');
}

async function pass(
  request: IncomingMessage,
  address: string,
  handler: SchemeHandler,
  answer: ServerResponse,
): Promise<void> {
  const method = request.method ?? 'GET';
  const headers = Object.entries(request.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const response = await handler(new Request(address, { method, headers }));
  for (const [name, value] of response.headers) answer.appendHeader(name, value);
  if (response.headers.get('content-type')?.startsWith('text/html'))
    answer.appendHeader('Content-Security-Policy', NO_WAY_OUT);
  answer.writeHead(response.status);
  answer.end(new Uint8Array(await response.arrayBuffer()));
}
