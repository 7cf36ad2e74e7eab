import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Made } from './names.ts';

/** An insertion into a list of the repository. */
export interface Extension {
  /** The file of the list, from the root. */
  file: string;
  /** Matches the end of the list: the text is inserted after its first match. */
  behind: RegExp;
  text: string;
}

/**
 * Writes new files and extends lists: all of them, or none if a file exists already or a list is not found.
 * @param root the repository's root; tests pass another
 * @param files their text by path
 */
export function writeFiles(root: string, files: Readonly<Record<string, string>>, lists: readonly Extension[]): Made {
  const taken = Object.keys(files).find((file) => existsSync(join(root, file)));
  if (taken !== undefined)
    return { fault: `There is a file ${taken} already. Choose another name, or change that one.` };
  const texts = new Map<string, string>();
  for (const { file, behind, text } of lists) {
    const before = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
    const found = behind.exec(before);
    if (!found)
      return { fault: `${file} does not hold the list that this command extends. Was it moved? See scripts/new.` };
    const end = found.index + found[0].length;
    texts.set(file, before.slice(0, end) + text + before.slice(end));
  }
  for (const [file, text] of [...Object.entries(files), ...texts]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return { files: Object.keys(files), extended: [...texts.keys()] };
}
