import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import Store from 'electron-store';

/** The file of the stored session. */
export interface SessionFile {
  /** Returns the content, or undefined if there is no file. Throws for an unreadable file, and leaves it unchanged. */
  read: () => unknown;
  /** Replaces the file atomically. */
  write: (content: Record<string, unknown>) => void;
  /** Renames the file, so that unreadable content is kept for a version that can read it. */
  setAside: () => void;
  remove: () => void;
}

/**
 * Opens the session's file in electron-store, readable by its owner only.
 * @param folder the folder of user data
 * @param name the file's name without its extension: each server has its own session
 */
export function openSessionFile(folder: string, name = 'session'): SessionFile {
  const path = join(folder, `${name}.json`);
  const open = () =>
    new Store<Record<string, unknown>>({
      cwd: folder,
      name,
      // An unreadable file is reported, and never replaced by an empty one.
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
