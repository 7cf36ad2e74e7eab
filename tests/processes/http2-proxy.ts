import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';

import { type DataKind, kindOf, nameOf } from './counting-proxy.ts';

/** What a browser and the proxy exchanged since the last reset, in bytes. */
interface CountedContent {
  /** The content of requests and answers. */
  content: Map<DataKind, number>;
  /** The same by method and path, without the ids in it. */
  requests: Map<string, { count: number; bytes: number }>;
}

export interface Http2Proxy extends CountedContent {
  /** What Chromium needs to trust the certificate: it stores nothing of servers that it does not trust. */
  browserArgs: readonly string[];
  /** All bytes on the line: headers, frames and encryption are what the content does not explain. */
  total: () => number;
  reset: () => void;
  stop: () => Promise<void>;
}

/** What HTTP/2 does not pass on: it has one connection for all requests. */
const OF_THE_CONNECTION = /^(?:connection|keep-alive|transfer-encoding|upgrade|http2-settings)$/i;

/** Makes a certificate for this machine. */
function makeCertificate(folder: string): { key: Buffer; cert: Buffer } {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
  const kind = ['-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/**
 * A proxy that speaks HTTP/2 over TLS to the browser, as those in docs/operations.md do, and counts every byte on the
 * line.
 * @param folder for its certificate
 * @param port where it listens
 * @param target the port of the server
 */
export async function http2Proxy(folder: string, port: number, target: number): Promise<Http2Proxy> {
  const content = new Map<DataKind, number>();
  const requests = new Map<string, { count: number; bytes: number }>();
  const lines = new Map<Socket, number>();
  let ended = 0;
  let before = 0;

  const add = (asked: Parameters<typeof kindOf>[0], bytes: number, times: number) => {
    const [kind, name] = [kindOf(asked), nameOf(asked)];
    content.set(kind, (content.get(kind) ?? 0) + bytes);
    const known = requests.get(name) ?? { count: 0, bytes: 0 };
    requests.set(name, { count: known.count + times, bytes: known.bytes + bytes });
  };

  const pass = (asked: Http2ServerRequest, answer: Http2ServerResponse) => {
    const headers = Object.fromEntries(
      Object.entries(asked.headers).filter(([name]) => !name.startsWith(':') && !OF_THE_CONNECTION.test(name)),
    );
    const { method, url } = asked;
    const to = { port: target, host: 'localhost', method, path: url };
    const host = String(asked.headers[':authority'] ?? asked.headers.host);
    const passed = request({ ...to, headers: { ...headers, host } }, (answered) => {
      const known = Object.entries(answered.headers).filter(([name]) => !OF_THE_CONNECTION.test(name));
      answer.writeHead(answered.statusCode ?? 502, Object.fromEntries(known));
      answered.on('data', (part: Buffer) => add(asked, part.length, 0));
      answered.pipe(answer);
    });
    passed.on('error', () => answer.stream.destroy());
    add(asked, 0, 1);
    asked.on('data', (part: Buffer) => add(asked, part.length, 0));
    asked.pipe(passed);
  };

  const certificate = makeCertificate(folder);
  const publicKey = new X509Certificate(certificate.cert).publicKey.export({ type: 'spki', format: 'der' });
  const proxy = createSecureServer({ ...certificate, allowHTTP1: true }, pass);
  // The line below the encryption.
  proxy.on('connection', (socket: Socket) => {
    lines.set(socket, 0);
    socket.on('close', () => {
      lines.delete(socket);
      ended += socket.bytesRead + socket.bytesWritten;
    });
  });
  proxy.on('upgrade', (asked, socket, head) => {
    const there = connect(target, 'localhost');
    const given = asked.rawHeaders.flatMap((each: string, at: number) =>
      at % 2 === 0 ? [`${each}: ${asked.rawHeaders[at + 1]}`] : [],
    );
    there.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${given.join('\r\n')}\r\n\r\n`);
    if (head.length > 0) there.write(head);
    add(asked, 0, 1);
    for (const side of [socket, there]) side.on('data', (part: Buffer) => add(asked, part.length, 0));
    socket.pipe(there).pipe(socket);
    const end = () => {
      socket.destroy();
      there.destroy();
    };
    for (const side of [socket, there]) side.on('close', end).on('error', end);
  });
  await new Promise<void>((resolve) => {
    proxy.listen(port, 'localhost', resolve);
  });
  const all = () =>
    [...lines.keys()].reduce((sum, { bytesRead, bytesWritten }) => sum + bytesRead + bytesWritten, ended);

  return {
    browserArgs: [`--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`],
    content,
    requests,
    total: () => all() - before,
    reset() {
      content.clear();
      requests.clear();
      before = all();
    },
    async stop() {
      for (const socket of lines.keys()) socket.destroy();
      await new Promise((resolve) => {
        proxy.close(resolve);
      });
    },
  };
}
