import { useEffect, useState } from 'react';

/** Validates stored values and returns the valid entries. */
export type EntriesCheck<Entry> = (stored: readonly unknown[]) => Entry[];

const NONE: readonly never[] = [];

/**
 * Returns the entries of a stored list after validation: an older release or another program may have written them.
 * @param stored the stored list
 * @param isNeeded whether it is shown; the check is only loaded then
 * @param loadCheck loads the check; always the same function
 * @returns undefined while they are being checked; none if nothing was stored or the check cannot be loaded
 */
export function useStoredEntries<Entry>(
  stored: readonly unknown[],
  isNeeded: boolean,
  loadCheck: () => Promise<EntriesCheck<Entry>>,
): readonly Entry[] | undefined {
  const [checked, setChecked] = useState<readonly Entry[]>();
  const isAsked = isNeeded && stored.length > 0;
  useEffect(() => {
    if (!isAsked) return undefined;
    let isCurrent = true;
    void loadCheck()
      .then(
        (check) => check(stored),
        () => NONE,
      )
      .then((entries) => isCurrent && setChecked(entries));
    return () => {
      isCurrent = false;
    };
  }, [isAsked, stored, loadCheck]);
  return isAsked ? checked : NONE;
}
