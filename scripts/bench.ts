/** `npm run bench NAME`: runs a benchmark; without a name it lists them. Results are printed, never checked. */
import { spawnSync } from 'node:child_process';

import { fail, node, root } from './prepare.mjs';

const BENCHES: Record<string, { about: string; file: string }> = {
  server: {
    about: 'a page of the feed, 64 connections, against bare Fastify [PATH]',
    file: 'tests/load/bench-server.ts',
  },
  chat: {
    about:
      'send to receive, 500 sockets, 1,000 messages a second, against bare Socket.IO [PER SECOND,…] [sqlite|postgres]',
    file: 'tests/load/bench-chat.ts',
  },
  overload: {
    about: 'more messages than can be stored: what is refused, how soon, and how soon it is over [PER SECOND]',
    file: 'tests/load/bench-overload.ts',
  },
  seen: {
    about:
      'from Enter until the other has it, and has seen it, in a real browser, against bare Socket.IO [MESSAGES] [--trace]',
    file: 'tests/load/bench-seen.ts',
  },
  soak: {
    about: 'memory over ten minutes of everything [MINUTES] [sqlite|postgres]',
    file: 'tests/load/bench-soak.ts',
  },
  deletion: {
    about:
      'an account with 150,000 followers and 200,000 likes: the call, and what others notice [SHARE] [sqlite|postgres]',
    file: 'tests/load/bench-deletion.ts',
  },
  'find-messages': {
    about:
      'a text in a conversation of 100,000 messages, against one of 30, and what its index costs [MESSAGES] [sqlite|postgres]',
    file: 'tests/load/bench-find-messages.ts',
  },
  find: {
    about:
      'searches of posts, 50 a second, in markets of 10,000 and 1,000,000, and messages beside them [POSTS,…] [sqlite|postgres]',
    file: 'tests/load/bench-find.ts',
  },
  alerts: {
    about:
      'a new post beside 10,000 saved searches, against ten, and notifying ten people [SEARCHES] [sqlite|postgres]',
    file: 'tests/load/bench-alerts.ts',
  },
  pushes: {
    about: 'from a message to its push handed over, against an open page [PER SECOND] [sqlite|postgres]',
    file: 'tests/load/bench-pushes.ts',
  },
  web: {
    about: 'the critical paths, Lighthouse on a slow phone, 1,000 posts scrolled [ROUNDS]',
    file: 'tests/load/bench-web.ts',
  },
  data: {
    about: 'what a scripted day costs of a data plan, by kind, without and with the data saver',
    file: 'tests/load/bench-data.ts',
  },
  lists: {
    about: 'a thread of 10,000 messages, 2,000 conversations, an hour of traffic in a browser [EVENTS]',
    file: 'tests/load/bench-lists.ts',
  },
  switcher: {
    about: 'Ctrl+K to its palette and a key to its results with 3,000 conversations, against none [ROUNDS]',
    file: 'tests/load/bench-switcher.ts',
  },
  answers: {
    about: 'how soon each action shows something, on a slow line [MS OF LATENCY]',
    file: 'tests/load/bench-answers.ts',
  },
  ui: { about: 'what each component costs beyond React, gzipped [NAME…]', file: 'tests/load/bench-ui.ts' },
  desktop: {
    about: 'how long main takes to load, against an empty main [ROUNDS]',
    file: 'tests/load/bench-desktop.ts',
  },
  memory: { about: 'what the idle server is made of', file: 'tests/load/bench-memory.ts' },
};

const [name, ...args] = process.argv.slice(2);
if (name === undefined) {
  console.log(
    Object.entries(BENCHES)
      .map(([known, { about }]) => `npm run bench ${known.padEnd(13)} ${about}`)
      .join('\n'),
  );
  process.exit(0);
}
const bench = BENCHES[name];
if (!bench) fail(`There is no benchmark named ${name}. There are: ${Object.keys(BENCHES).join(', ')}.`);
const { status } = spawnSync(node, [bench.file, ...args], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
