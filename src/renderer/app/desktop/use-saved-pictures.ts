import { toast } from '@oja/ui/Toast';
import { useEffect } from 'react';

import type { Desktop } from '../../platform/desktop-app.ts';

/** Says how the saving of a picture went: the dialog of the system is long closed by then. */
export function useSavedPictures(desktop: Desktop): void {
  useEffect(
    () =>
      desktop.onPictureSaved(({ fileName, state }) => {
        if (state === 'saved') toast({ kind: 'success', title: `${fileName} is saved` });
        else toast({ kind: 'error', title: `${fileName} was not saved`, text: 'Check that the folder has room and your network works, then save it again.' });
      }),
    [desktop],
  );
}
