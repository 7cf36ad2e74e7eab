import type { DataFile } from '../storage/data-file.ts';

/** Remembers over one restart that the window was visible, so that it is shown again even if Oja starts hidden. */
export interface ShowAfterRestart {
  /** Called before a restart, or with false when the restart failed. A disk error does not prevent the restart. */
  set: (isWanted: boolean) => void;
  /** At a start: whether the previous run asked to show the window. Returns true only once. */
  consume: () => boolean;
}

/** @param onFault receives disk errors; the next start is then hidden as usual */
export function createShowAfterRestart(file: DataFile, onFault: (error: unknown) => void): ShowAfterRestart {
  const set = (isWanted: boolean) => {
    try {
      file.write(isWanted ? { isWanted } : {});
    } catch (error) {
      onFault(error);
    }
  };
  return {
    set,
    consume() {
      const isWanted = file.read()['isWanted'] === true;
      if (isWanted) set(false);
      return isWanted;
    },
  };
}
