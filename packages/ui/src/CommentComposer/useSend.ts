import { useState } from 'react';

/**
 * Runs what sends a text, one at a time.
 * @returns whether it is under way, whether the last one failed, and the function that sends: true once it is there
 */
export function useSend(onSend: (text: string) => Promise<unknown>) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const send = async (text: string): Promise<boolean> => {
    if (state === 'busy') return false;
    setState('busy');
    try {
      await onSend(text);
    } catch {
      // Why is told by the application, which knows; here it counts that the text is still there.
      setState('failed');
      return false;
    }
    setState('idle');
    return true;
  };
  return { busy: state === 'busy', failed: state === 'failed', send };
}
