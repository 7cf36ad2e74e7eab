import { SettingsRow } from '@oja/ui/SettingsRow';
import { Server } from 'lucide-react';
import { useEffect, useState } from 'react';

import type { Desktop } from '../../platform/desktop-app.ts';
import { ServerDialog } from './ServerDialog.tsx';

/** Which server the app talks to, and the way to another one. */
export function ServerRow({ desktop }: { desktop: Desktop }) {
  const [isOpen, setIsOpen] = useState(false);
  const [origin, setOrigin] = useState<string>();
  useEffect(() => {
    // Where main does not answer, the row still opens the dialog, which says so.
    desktop.getServer().then(
      (server) => setOrigin(server.origin),
      () => undefined,
    );
  }, [desktop]);
  return (
    <>
      <SettingsRow icon={<Server />} label="Server" text={origin} onPress={() => setIsOpen(true)} />
      {isOpen && <ServerDialog desktop={desktop} onClose={() => setIsOpen(false)} />}
    </>
  );
}
