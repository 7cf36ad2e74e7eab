import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The file of the web build that answers for a page: its own file where it has one, else the empty shell.
 * @param own a page's own file
 * @returns undefined where nothing is built
 */
export function findShell(webDir: string, own = 'app.html'): string | undefined {
  return [own, 'app.html', 'index.html'].find((name) => existsSync(join(webDir, name)));
}
