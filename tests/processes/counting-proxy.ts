import { createServer, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';

/** The kinds of things that a browser requests of Oja. */
export type DataKind = 'pages' | 'scripts' | 'styles' | 'typefaces' | 'pictures' | 'calls' | 'socket' | 'other';

/** The part of a request that its kind and name are read from. */
type Asked = Pick<IncomingMessage, 'url' | 'method' | 'headers'>;

/** The bytes of each kind on the line, headers included, in both directions; and the requests by path. */
interface CountedBytes {
  received: Map<DataKind, number>;
  sent: Map<DataKind, number>;
  /** By method and path, without the ids in it. */
  requests: Map<string, { count: number; bytes: number }>;
}

export interface CountingProxy {
  /** Counts since the last reset. */
  counted: CountedBytes;
  /** All bytes since the last reset. */
  total: () => number;
  reset: () => void;
  stop: () => Promise<void>;
}

export function kindOf({ url = '', headers }: Asked): DataKind {
  const path = url.split('?', 1)[0] ?? '';
  if (path.startsWith('/socket.io/')) return 'socket';
  if (path.startsWith('/api/')) return 'calls';
  if (path.startsWith('/images/') || /\.(?:svg|png|jpg|webp|ico)$/.test(path)) return 'pictures';
  if (path.endsWith('.js')) return 'scripts';
  if (path.endsWith('.css')) return 'styles';
  if (path.endsWith('.woff2')) return 'typefaces';
  return headers.accept?.includes('text/html') || path.endsWith('.html') ? 'pages' : 'other';
}

export const nameOf = ({ method = '', url = '' }: Asked) =>
  `${method} ${url
    .replace(/\?.*/, '')
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, ':id')
    .replace(/^\/images\/[^-]*/, '/images/*')
    .replace(/^\/assets\/.*\./, '/assets/*.')}`;

function add(map: Map<DataKind, number>, kind: DataKind, bytes: number): void {
  map.set(kind, (map.get(kind) ?? 0) + bytes);
}

const sum = (map: ReadonlyMap<DataKind, number>) => [...map.values()].reduce((total, bytes) => total + bytes, 0);

/**
 * A proxy that counts what goes over the line, byte by byte: each connection carries one request after the other, so
 * what a socket read and wrote since the last answer belongs to this one. It sees the service worker's requests as
 * well.
 * @param port where it listens
 * @param target the port of the server
 */
export async function countingProxy(port: number, target: number): Promise<CountingProxy> {
  const counted: CountedBytes = { received: new Map(), sent: new Map(), requests: new Map() };
  const open = new Set<Socket>();
  const before = new WeakMap<Socket, { read: number; written: number }>();

  const count = (asked: IncomingMessage, kind: DataKind) => {
    const { socket } = asked;
    const last = before.get(socket) ?? { read: 0, written: 0 };
    const [read, written] = [socket.bytesRead - last.read, socket.bytesWritten - last.written];
    before.set(socket, { read: socket.bytesRead, written: socket.bytesWritten });
    add(counted.sent, kind, read);
    add(counted.received, kind, written);
    const name = nameOf(asked);
    const known = counted.requests.get(name) ?? { count: 0, bytes: 0 };
    counted.requests.set(name, { count: known.count + 1, bytes: known.bytes + read + written });
  };

  const proxy = createServer((asked, answer) => {
    const { method, url, headers } = asked;
    const passed = request({ port: target, host: 'localhost', method, path: url, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.rawHeaders);
      answered.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => {
      count(asked, kindOf(asked));
      if (!answer.writableFinished) passed.destroy();
    });
    asked.pipe(passed);
  });
  proxy.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  proxy.on('upgrade', (asked: IncomingMessage, socket: Socket, head: Buffer) => {
    const there = connect(target, 'localhost');
    const lines = asked.rawHeaders.flatMap((each, at) =>
      at % 2 === 0 ? [`${each}: ${asked.rawHeaders[at + 1]}`] : [],
    );
    there.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    if (head.length > 0) there.write(head);
    socket.pipe(there).pipe(socket);
    const timer = setInterval(() => count(asked, 'socket'), 100);
    const end = () => {
      clearInterval(timer);
      socket.destroy();
      there.destroy();
    };
    for (const side of [socket, there]) side.on('close', end).on('error', end);
  });
  await new Promise<void>((resolve) => {
    proxy.listen(port, 'localhost', resolve);
  });

  return {
    counted,
    total: () => sum(counted.received) + sum(counted.sent),
    reset() {
      for (const map of Object.values(counted)) map.clear();
    },
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => {
        proxy.close(resolve);
      });
    },
  };
}
