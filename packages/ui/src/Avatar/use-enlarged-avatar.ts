import { useState, type ComponentType } from 'react';

import { toast } from '../Toast/toast-store.ts';
import type { EnlargedAvatarProps } from './EnlargedAvatar.tsx';

const load = () => import('./EnlargedAvatar.tsx');

/** Loads the dialog before a press, on hover or focus. A failure is shown at the press. */
export const prepareEnlargedAvatar = () => void load().catch(() => undefined);

/** The dialog with the large picture: loaded when it is first opened, because most avatars are never enlarged. */
export function useEnlargedAvatar() {
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
        title: 'The picture could not be opened',
        text: 'Check your connection, then press again.',
      });
    }
  };
  return { EnlargedAvatar, open, setOpen, enlarge };
}
