import { toast } from '@oja/ui/Toast';
import { useState } from 'react';

/**
 * A part of the page that is fetched when somebody reaches for it: a dialog, the field for a comment. Without a
 * connection a toast says that it cannot be opened, and the next press tries again.
 * @param load fetches it; cheap to call again
 * @returns the component in `Part` while it is open, and whether it is on its way; `prepare` fetches it ahead, as a pointer comes near
 */
export function useLatePart<Part>(load: () => Promise<Part>) {
  const [opened, setOpened] = useState<{ Part: Part }>();
  const [isOpening, setIsOpening] = useState(false);
  const open = async () => {
    setIsOpening(true);
    try {
      setOpened({ Part: await load() });
    } catch {
      toast({ kind: 'error', title: 'This could not be opened', text: 'Check your connection, then press again.' });
    } finally {
      setIsOpening(false);
    }
  };
  return {
    Part: opened?.Part,
    isOpening,
    open: () => void open(),
    close: () => setOpened(undefined),
    prepare: () => void load().catch(() => undefined),
  };
}
