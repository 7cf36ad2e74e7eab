/** Removes references to the product's rules from the built declarations; tsc copies comments as they are. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { omitReferences } from '../doc-comments/omit-references.ts';

const dist = join(import.meta.dirname, '../dist');

for (const file of globSync('**/*.d.ts', { cwd: dist })) {
  const path = join(dist, file);
  const text = omitReferences(readFileSync(path, 'utf8'));
  if (text.includes('\u00A7'))
    throw new Error(`${file} refers to a section in a way that omitReferences does not know.`);
  writeFileSync(path, text);
}
