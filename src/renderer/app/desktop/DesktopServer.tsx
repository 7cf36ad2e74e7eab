import { useEffect, useState } from 'react';

import { ServerDialog } from '../../features/settings/ServerDialog.tsx';
import type { Desktop } from '../../platform/desktop-app.ts';

/** The dialog for another server, which the menu item "Server…" opens on every screen. */
export default function DesktopServer({ desktop }: { desktop: Desktop }) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(
    () =>
      desktop.onCommand((command) => {
        if (command === 'change-server') setIsOpen(true);
      }),
    [desktop],
  );
  return isOpen && <ServerDialog desktop={desktop} onClose={() => setIsOpen(false)} />;
}
