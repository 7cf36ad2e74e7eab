import type { AddressInfo } from 'node:net';

import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A real mail server in this process. */
export interface TestSmtp {
  url: string;
  port: number;
  /** The emails that it has received. */
  received: Buffer[];
  stop(): Promise<void>;
}

/** Creates an error answer of a mail server. */
export function smtpError(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

/**
 * Starts a mail server that accepts every email from everybody without encryption, unless `options` say otherwise.
 * @param port the port of an earlier server, to restart it there
 */
export async function startSmtp({
  port = 0,
  ...options
}: SMTPServerOptions & { port?: number } = {}): Promise<TestSmtp> {
  const received: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks));
        done();
      });
    },
    ...options,
  });
  // A client may abort a refused handshake, which is not an error of the test.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a listening server has this address type
  const taken = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
