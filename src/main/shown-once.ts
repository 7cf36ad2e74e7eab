import type { KeptFile } from './kept-file.ts';

/** Over one restart: whoever asked for it looks at the window, and finds it again, also where Oja starts hidden. */
export interface ShownOnce {
  /** Before a restart, or when it came to nothing. A disk that takes nothing keeps nobody from restarting. */
  want: (isWanted: boolean) => void;
  /** At a start: whether the run before wanted it. Once only. */
  take: () => boolean;
}

/** @param onFault is told where the disk does not take it: the next start is as hidden as any */
export function createShownOnce(file: KeptFile, onFault: (error: unknown) => void): ShownOnce {
  const keep = (isWanted: boolean) => {
    try {
      file.write(isWanted ? { isWanted } : {});
    } catch (error) {
      onFault(error);
    }
  };
  return {
    want: keep,
    take() {
      const isWanted = file.read()['isWanted'] === true;
      if (isWanted) keep(false);
      return isWanted;
    },
  };
}
