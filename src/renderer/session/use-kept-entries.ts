import { useEffect, useState } from 'react';

/** Takes whatever was stored and gives the entries that are still what they should be. */
export type KeptCheck<Entry> = (kept: readonly unknown[]) => Entry[];

const NONE: readonly never[] = [];

/**
 * Entries of a kept list, once they have been checked: what lay on a device may be of an older release, or of anybody.
 * @param kept the list as it was stored
 * @param isNeeded whether it is to be shown; only then is the check loaded
 * @param loadCheck loads the check, always the same function
 * @returns undefined while they are being checked; none where nothing was kept, or the check cannot be loaded
 */
export function useKeptEntries<Entry>(kept: readonly unknown[], isNeeded: boolean, loadCheck: () => Promise<KeptCheck<Entry>>): readonly Entry[] | undefined {
  const [checked, setChecked] = useState<readonly Entry[]>();
  const isAsked = isNeeded && kept.length > 0;
  useEffect(() => {
    if (!isAsked) return undefined;
    let isCurrent = true;
    const settle = (entries: readonly Entry[]) => {
      if (isCurrent) setChecked(entries);
    };
    loadCheck().then((check) => settle(check(kept)), () => settle(NONE));
    return () => {
      isCurrent = false;
    };
  }, [isAsked, kept, loadCheck]);
  return isAsked ? checked : NONE;
}
