import { useState } from 'react';

/**
 * Runs a function that sends a text, one call at a time.
 * @returns whether a call is in progress, whether the last one failed, and the function that sends, which resolves to
 * true on success
 */
export function useSend(onSend: (text: string) => Promise<unknown>) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const send = async (text: string): Promise<boolean> => {
    if (state === 'loading') return false;
    setState('loading');
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
  return { loading: state === 'loading', failed: state === 'failed', send };
}
