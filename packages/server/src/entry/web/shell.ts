import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The pages that people open first: their files show something at once, and preload what their screens need. */
const FIRST_PAGES: ReadonlyArray<[path: RegExp, file: string]> = [
  [/^\/login\/?$/, 'login.html'],
  [/^\/dashboard\/?$/, 'feed.html'],
  [/^\/dashboard\/chat\/[^/]+\/?$/, 'thread.html'],
  [/^\/dashboard\/post\/details\/[^/]+\/?$/, 'post.html'],
  // The dashboard's other screens.
  [/^\/dashboard(?:\/|$)/, 'inside.html'],
];

/** The file of the web build for an address; the empty shell for those without one of their own. */
export function fileFor(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return FIRST_PAGES.find(([pattern]) => pattern.test(path))?.[1] ?? 'app.html';
}

/**
 * The file of the web build that answers for a page: its own file where it has one, else the empty shell.
 * @param own a page's own file
 * @returns undefined where nothing is built
 */
export function findShell(webDir: string, own = 'app.html'): string | undefined {
  return [own, 'app.html', 'index.html'].find((name) => existsSync(join(webDir, name)));
}
