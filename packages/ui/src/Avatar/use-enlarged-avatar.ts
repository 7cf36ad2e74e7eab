import { useEffect, useState, type ComponentType } from 'react';

import { toast } from '../Toast/toast-store.ts';
import { useOpenState, type OpenState } from '../hooks/use-open-state.ts';
import { useStableCallback } from '../hooks/stable-callback.ts';
import { useMessages } from '../hooks/use-messages.ts';
import type { EnlargedAvatarProps } from './EnlargedAvatar.tsx';
import { MESSAGES } from './messages.ts';

const load = () => import('./EnlargedAvatar.tsx');

/** Loads the dialog before a press, on hover or focus. A failure is shown at the press. */
export const prepareEnlargedAvatar = () => void load().catch(() => undefined);

/**
 * The dialog with the large picture: loaded when it is first opened, because most avatars are never enlarged.
 * @param props the avatar's `open`, `defaultOpen` and `onOpenChange`
 * @returns the dialog, once it is loaded; whether it is open, the function that sets it, and the one that opens it
 */
export function useEnlargedAvatar(props: OpenState) {
  const messages = useMessages('Avatar', MESSAGES);
  const [EnlargedAvatar, setEnlargedAvatar] = useState<ComponentType<EnlargedAvatarProps>>();
  const [open, setOpen] = useOpenState(props);
  const enlarge = async () => {
    try {
      const loaded = await load();
      setEnlargedAvatar(() => loaded.EnlargedAvatar);
      setOpen(true);
    } catch {
      setOpen(false);
      toast({
        tone: 'danger',
        title: messages.failed,
        text: messages.failedText,
      });
    }
  };
  const showOpened = useStableCallback(enlarge);
  // Also when the caller opens it, or when it is open from the start.
  useEffect(() => {
    if (open) void showOpened();
  }, [open, showOpened]);
  return { EnlargedAvatar, open, setOpen, enlarge };
}
