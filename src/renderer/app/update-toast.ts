import { t } from '@lingui/core/macro';
import { dismissToast, toast } from '@oja/ui/toast-store';

import { logFailure } from '../platform/log-failure.ts';
import type { AppUpdate, Updates } from '../platform/updates.ts';

/** Returns the toast for an update state; undefined if there is nothing to show. */
function messageOf(update: AppUpdate, install: () => void) {
  switch (update.status) {
    case 'none':
      return undefined;
    case 'ready':
      return {
        tone: 'neutral' as const,
        title: t`A new version of Oja is here`,
        text: update.installsOnQuit
          ? t`Oja ${{ version: update.version }} is installed when you quit, or right away.`
          : t`Oja ${{ version: update.version }} can be installed now. Your computer asks for your password.`,
        persistent: true,
        action: { label: t`Restart now`, onSelect: install },
      };
    case 'refused':
      return {
        tone: 'warning' as const,
        title: t`Oja ${{ version: update.version }} could not be installed`,
        text: t`${{ reason: update.reason }} You can go on with this version; Oja tries again later.`,
        persistent: true,
      };
  }
}

/**
 * Shows updates of the desktop app as a toast that stays until it is closed (product §4 "Version update"). The user
 * decides when to restart, because a restart may lose their work. Returns the function that stops it.
 */
export function showUpdateToasts(updates: Updates): () => void {
  let shown: number | undefined;
  const install = () => {
    updates.install().catch((error: unknown) => {
      logFailure('The update could not be installed.', error);
      toast({
        tone: 'danger',
        title: t`Oja could not restart`,
        text: t`Quit it and open it again to install the new version.`,
      });
    });
  };
  return updates.follow((update) => {
    if (shown !== undefined) dismissToast(shown);
    const message = messageOf(update, install);
    shown = message && toast(message);
  });
}
