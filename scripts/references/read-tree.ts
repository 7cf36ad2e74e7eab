import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of a repository and their text. */
export interface Tree {
  /** Paths from the root, with forward slashes. */
  files: readonly string[];
  read: (file: string) => string;
}

/**
 * Lists the files that git tracks in a repository, and new ones that it does not ignore.
 * @param root the folder of the repository
 */
export function readTree(root: string): Tree {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return {
    files: listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file))),
    read: (file) => readFileSync(join(root, file), 'utf8'),
  };
}
