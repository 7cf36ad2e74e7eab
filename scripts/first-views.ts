import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const renderer = fileURLToPath(new URL('../src/renderer/', import.meta.url));

/** The parts of the route table. */
const TABLES = ['app/routes/public-screens.ts', 'app/routes/dashboard-screens.ts'];

/** A line of the route table. */
const LINE = /path: '(?<path>[^']+)',\s+guard: '(?<guard>\w+)',[^}]*?(?:\},[^}]*?)?import\('(?<screen>[^']+)'\)/g;

/** For each page that people open first, the modules it is loaded with, as named in Vite's manifest. */
export type FirstViews = Readonly<Record<'landing' | 'login' | 'feed' | 'thread' | 'post', readonly string[]>>;

/** Reads the modules of a page from the text of the route table: importing the table would need a bundler. */
function viewOf(path: string): string[] {
  for (const table of TABLES) {
    const lines = Array.from(readFileSync(join(renderer, table), 'utf8').matchAll(LINE), ({ groups = {} }) => groups);
    const { guard, screen = '' } = lines.find((line) => line['path'] === path) ?? {};
    if (guard !== undefined)
      return [
        'app/OtherRoutes.tsx',
        ...(guard === 'none' ? [] : ['app/DashboardRoutes.tsx']),
        join(table, '..', screen),
      ];
  }
  throw new Error(`The route table has no line for ${path}: was it changed?`);
}

/**
 * Reads from the route table what the first pages are made of. Chunks, preloading and budgets are derived from it.
 * @throws Error for a path that the table does not contain
 */
export const readFirstViews = (): FirstViews => ({
  landing: ['features/landing/LandingScreen.tsx'],
  login: viewOf('/login'),
  feed: viewOf('/dashboard'),
  thread: viewOf('/dashboard/chat/:id'),
  post: viewOf('/dashboard/post/details/:id'),
});
