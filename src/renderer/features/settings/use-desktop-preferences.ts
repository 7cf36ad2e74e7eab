import { toast } from '@oja/ui/Toast';
import { useEffect, useState } from 'react';

import type { Desktop } from '../../platform/desktop-app.ts';

type Preferences = Awaited<ReturnType<Desktop['getPreferences']>>;
type Change = Parameters<Desktop['changePreferences']>[0];

/** The desktop app's preferences, as they are here and in the tray's menu; undefined until they are known. */
export function useDesktopPreferences(desktop: Desktop) {
  const [preferences, setPreferences] = useState<Preferences>();
  useEffect(() => {
    let isOver = false;
    const stop = desktop.onPreferences(setPreferences);
    const read = async () => {
      const now = await desktop.getPreferences();
      if (!isOver) setPreferences(now);
    };
    read().catch((error: unknown) => toast({ kind: 'error', title: 'The settings of this app could not be read', text: messageOf(error) }));
    return () => {
      isOver = true;
      stop();
    };
  }, [desktop]);

  /** Shows it at once, and takes it back where main cannot keep it. */
  const change = async (wanted: Change) => {
    const before = preferences;
    if (before) setPreferences(Object.assign({}, before, wanted));
    try {
      setPreferences(await desktop.changePreferences(wanted));
    } catch (error) {
      setPreferences(before);
      toast({ kind: 'error', title: 'The setting was not changed', text: messageOf(error) });
    }
  };
  return { preferences, change: (wanted: Change) => void change(wanted) };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'Restart Oja and try again.');
