import { useState } from 'react';

/**
 * The confirmation before a comment is deleted.
 * @param onDelete deletes it; when it rejects, the dialog stays open with the error
 * @returns props of the ConfirmDialog, and `ask`, which opens it
 */
export function useDeletion(onDelete: (() => Promise<unknown>) | undefined, deleteFailed: string) {
  const [state, setState] = useState<'no' | 'yes' | 'busy' | 'failed'>('no');
  const confirm = async () => {
    setState('busy');
    try {
      await onDelete?.();
      setState('no');
    } catch {
      setState('failed');
    }
  };
  return {
    ask: () => setState('yes'),
    dialog: {
      open: state !== 'no',
      loading: state === 'busy',
      error: state === 'failed' ? deleteFailed : undefined,
      onConfirm: () => void confirm(),
      onOpenChange: () => setState('no'),
    },
  };
}
