import { t } from '@lingui/core/macro';
import { toast } from '@oja/ui/toast-store';
import { useState } from 'react';

/**
 * Loads a part of the page on demand: a dialog, or the field for a comment. If loading fails, a toast says so, and the
 * next press tries again.
 * @param load imports the part; repeated calls must be cheap
 * @param onFailed called after the toast
 * @returns the component in `Part` while it is open, and whether it is loading; `prepare` preloads it, for example on
 * hover
 */
export function useLatePart<Part>(load: () => Promise<Part>, onFailed?: () => void) {
  const [opened, setOpened] = useState<{ Part: Part }>();
  const [isOpening, setIsOpening] = useState(false);
  const open = async () => {
    setIsOpening(true);
    try {
      setOpened({ Part: await load() });
    } catch {
      toast({ tone: 'danger', title: t`This could not be opened`, text: t`Check your connection, then press again.` });
      onFailed?.();
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
