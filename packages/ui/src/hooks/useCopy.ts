import { useCallback, useEffect, useState } from 'react';

/** How the last copying went; `idle` again after a while. */
export type CopyResult = 'idle' | 'copied' | 'failed';

/**
 * Puts text on the clipboard and says how it went. Browsers refuse without a secure page, a permission or a press of a
 * button, so the failure has to be shown as well ("Could not copy link.", spec §8).
 * @param showMs how long the result stands, in milliseconds
 * @returns `copy(text)`, which gives true when the text is on the clipboard and never throws, and the `result` to show
 */
export function useCopy(showMs = 2000): { copy: (text: string) => Promise<boolean>; result: CopyResult } {
  // An object for each time: copying again starts the time anew.
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

/** Insecure pages have no clipboard at all: calling it throws there instead of rejecting. Both end here. */
async function writeText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
