/**
 * `npm run cycles`: prints the cycles of value imports between folders, and of all imports between files. Fails if
 * there is one.
 */
import { resolve } from 'node:path';

import { findCycles, foldersOf, readImports } from './find-cycles.ts';

const ROOTS = [
  'packages/server/src',
  'packages/contract/src',
  'packages/ui',
  'packages/market/src',
  'src/bridge',
  'src/main',
  'src/preload',
  'src/renderer',
];

for (const folder of ROOTS) {
  const { byValue, byType } = readImports(resolve(import.meta.dirname, '..', folder));
  const folders = findCycles(foldersOf(byValue));
  const files = findCycles(byType);
  console.log(`${folder}: ${folders.length} cycles of folders by value, ${files.length} cycles of files by type`);
  for (const cycle of [...folders, ...files]) console.log(`  ${cycle.join(' ↔ ')}`);
  if (folders.length > 0 || files.length > 0) process.exitCode = 1;
}
