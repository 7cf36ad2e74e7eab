import { t } from '@lingui/core/macro';
import { toast } from '@oja/ui/toast-store';
import { useEffect } from 'react';

import type { Desktop } from '../../platform/desktop-app.ts';

/** Shows the result of saving a picture, because the system's dialog has closed by then. */
export function useSavedPictures(desktop: Desktop): void {
  useEffect(
    () =>
      desktop.onPictureSaved(({ fileName, state }) => {
        switch (state) {
          case 'saved':
            toast({ tone: 'success', title: t`${fileName} is saved` });
            break;
          case 'interrupted':
            toast({
              tone: 'danger',
              title: t`${fileName} was not saved`,
              text: t`Check that the folder has room and your network works, then save it again.`,
            });
            break;
          case 'no_picture':
            toast({
              tone: 'danger',
              title: t`${fileName} was not saved`,
              text: t`Oja saves pictures alone (JPEG, PNG, WebP, GIF, AVIF), and this file is none. Open it in your browser to save it.`,
            });
            break;
        }
      }),
    [desktop],
  );
}
