import { useState } from 'react';

/**
 * Runs a function that sends a text, one call at a time.
 * @returns whether a call is in progress, whether the last one failed, and the function that sends, which resolves to
 * true on success
 */
export function useSend(onSend: (text: string) => Promise<unknown>) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const send = async (text: string): Promise<boolean> => {
    if (state === 'busy') return false;
    setState('busy');
    try {
      await onSend(text);
    } catch {
      // The application reports the reason of a failure; here only the text must be kept.
      setState('failed');
      return false;
    }
    setState('idle');
    return true;
  };
  return { busy: state === 'busy', failed: state === 'failed', send };
}
