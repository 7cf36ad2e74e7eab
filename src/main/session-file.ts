import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import Store from 'electron-store';

/** The one file of the stored session. */
export interface SessionFile {
  /** Gives its content, undefined where there is no file. Throws for a file that cannot be read, and leaves it alone. */
  read: () => unknown;
  /** Replaces it whole, atomically. */
  write: (content: Record<string, unknown>) => void;
  /** Renames it, so that what could not be read is kept for whoever can. */
  setAside: () => void;
  remove: () => void;
}

/**
 * The session as electron-store keeps it, readable by its owner alone.
 * @param folder of the user's data
 * @param name of the file without its ending: each server has a session of its own
 */
export function openSessionFile(folder: string, name = 'session'): SessionFile {
  const path = join(folder, `${name}.json`);
  const open = () =>
    new Store<Record<string, unknown>>({
      cwd: folder,
      name,
      // A file that cannot be read is reported, never replaced by an empty one.
      clearInvalidConfig: false,
      configFileMode: 0o600,
      serialize: (value) => JSON.stringify(value),
    });

  return {
    read: () => (existsSync(path) ? open().store : undefined),
    write(content) {
      open().store = content;
    },
    setAside() {
      const moment = new Date().toISOString().replaceAll(/[:.]/gv, '-');
      renameSync(path, join(folder, `${name}.unreadable-${moment}.json`));
    },
    remove() {
      rmSync(path, { force: true });
    },
  };
}
