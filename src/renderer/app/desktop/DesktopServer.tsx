import { useEffect, useState } from 'react';

import { ServerDialog } from '../../features/settings/ServerDialog.tsx';
import type { Desktop } from '../../platform/desktop-app.ts';

/**
 * Follows the menu's commands that work on every screen: the dialog for another server, which the item "Server…" opens,
 * and back and forward. Chromium itself follows the buttons of a mouse.
 */
export default function DesktopServer({ desktop }: { desktop: Desktop }) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(
    () =>
      desktop.onCommand((command) => {
        if (command === 'change-server') setIsOpen(true);
        if (command === 'back') history.back();
        if (command === 'forward') history.forward();
      }),
    [desktop],
  );
  return isOpen && <ServerDialog desktop={desktop} onClose={() => setIsOpen(false)} />;
}
