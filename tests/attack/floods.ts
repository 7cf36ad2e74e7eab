import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { Answers } from './answers.ts';
import type { Attack } from './attack.ts';
import { together } from './caller.ts';
import { PASSWORD } from './cast.ts';
import type { Target } from './target.ts';

/** Requests whose bodies do not arrive, and connections without a request. */
const SLOW_BODIES = 1000;
const IDLE = 2000;
/** Connections of one address that may wait for their client. */
const WAITING_MAX = 1000;
/** How soon others must be answered meanwhile, in milliseconds. */
const PATIENCE_MS = 3000;

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${more}\r\n`;
const HALF_LOGIN =
  'POST /api/login HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{"userName":';
const UPGRADE = get(
  '/socket.io/?EIO=4&transport=websocket',
  'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n',
);

/** Opens connections, sends the same to each, and leaves them open. */
async function open({ port }: Target, count: number, first: string): Promise<Socket[]> {
  return together(
    Array.from({ length: count }),
    async () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined).on('data', () => undefined);
      await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
      if (first !== '') socket.write(first);
      return socket;
    },
    64,
  );
}

/** What somebody else at the same address does meanwhile: a login and a call. Returns what failed. */
async function useNormally(target: Target, answers: Answers): Promise<string | undefined> {
  const person = target.cast.next();
  for (const call of [
    () => target.call('POST', '/api/login', { body: { userName: person.userName, password: PASSWORD } }),
    () => target.call('GET', '/api/v1/posts', { token: person.fresh }),
    () => target.call('GET', '/health'),
  ]) {
    const begun = performance.now();
    const { status } = answers.add(await call());
    const ms = Math.round(performance.now() - begun);
    if (status !== 200) return `a neighbour refused: ${status}`;
    if (ms > PATIENCE_MS) return `a neighbour waits ${ms} ms`;
  }
  return undefined;
}

/** Floods of one address, which its neighbours must not notice. */
export const floods: readonly Attack[] = [
  {
    tries: `begin ${SLOW_BODIES} logins from one address whose bodies never arrive, and let a neighbour log in`,
    aim: 'the neighbour is refused or waits',
    async carryOut({ production }) {
      const answers = new Answers();
      const sockets = await open(production, SLOW_BODIES, HALF_LOGIN);
      await pause(500);
      const got = await useNormally(production, answers);
      for (const socket of sockets) socket.destroy();
      return { ...answers.finding(got), times: SLOW_BODIES };
    },
  },
  ...(['', UPGRADE] as const).map((first): Attack => ({
    tries: `open ${IDLE} ${first === '' ? 'connections' : 'websockets without a session'} from one address and send nothing more`,
    aim: `a neighbour is refused or waits, or more than ${WAITING_MAX} stay open`,
    async carryOut({ production }) {
      const answers = new Answers();
      const sockets = await open(production, IDLE, first);
      await pause(1000);
      const got = await useNormally(production, answers);
      const left = sockets.filter((socket) => !socket.destroyed && socket.readable).length;
      answers.note(`${left} of ${IDLE} open`);
      for (const socket of sockets) socket.destroy();
      await pause(500);
      return { ...answers.finding(got ?? (left > WAITING_MAX && `${left} connections held`)), times: IDLE };
    },
  })),
];
