import { useEffect, useState } from 'react';

import { ServerDialog } from '../../features/settings/ServerDialog.tsx';
import type { Desktop } from '../../platform/desktop-app.ts';

/** The dialog for another server, on every screen: the menu's "Server…" asks for it. */
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
