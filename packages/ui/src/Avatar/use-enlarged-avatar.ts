import { useState, type ComponentType } from 'react';

import { toast } from '../Toast/toast-store.ts';
import { useMessages } from '../hooks/use-messages.ts';
import type { EnlargedAvatarProps } from './EnlargedAvatar.tsx';
import { MESSAGES } from './messages.ts';

const load = () => import('./EnlargedAvatar.tsx');

/** Loads the dialog before a press, on hover or focus. A failure is shown at the press. */
export const prepareEnlargedAvatar = () => void load().catch(() => undefined);

/** The dialog with the large picture: loaded when it is first opened, because most avatars are never enlarged. */
export function useEnlargedAvatar() {
  const messages = useMessages('Avatar', MESSAGES);
  const [EnlargedAvatar, setEnlargedAvatar] = useState<ComponentType<EnlargedAvatarProps>>();
  const [open, setOpen] = useState(false);
  const enlarge = async () => {
    try {
      const loaded = await load();
      setEnlargedAvatar(() => loaded.EnlargedAvatar);
      setOpen(true);
    } catch {
      toast({
        tone: 'danger',
        title: messages.failed,
        text: messages.failedText,
      });
    }
  };
  return { EnlargedAvatar, open, setOpen, enlarge };
}
