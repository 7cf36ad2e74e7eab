import { useCallback, useEffect, useState } from 'react';

/** The result of the last copy; `idle` again after a while. */
export type CopyResult = 'idle' | 'copied' | 'failed';

/**
 * Copies text to the clipboard. Browsers refuse without a secure page, a permission or a user action, so the failure
 * must be shown too ("Could not copy link.", product §8).
 * @param showMs how long the result is shown, in milliseconds
 * @returns `copy(text)`, which resolves to true on success and never throws, and the `result` to show
 */
export function useCopy(showMs = 2000): { copy: (text: string) => Promise<boolean>; result: CopyResult } {
  // A new object for each copy restarts the timer.
  const [last, setLast] = useState<{ result: CopyResult }>({ result: 'idle' });

  useEffect(() => {
    if (last.result === 'idle') return undefined;
    const timer = setTimeout(() => setLast({ result: 'idle' }), showMs);
    return () => clearTimeout(timer);
  }, [last, showMs]);

  const copy = useCallback(async (text: string) => {
    const copied = await writeText(text);
    setLast({ result: copied ? 'copied' : 'failed' });
    return copied;
  }, []);
  return { copy, result: last.result };
}

/** Insecure pages have no clipboard: calling it throws there instead of rejecting. Both cases end here. */
async function writeText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
