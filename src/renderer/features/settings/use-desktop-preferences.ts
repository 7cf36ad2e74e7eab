import { t } from '@lingui/core/macro';
import { toast } from '@oja/ui/toast-store';
import { useEffect, useRef, useState } from 'react';

import type { Desktop } from '../../platform/desktop-app.ts';

type Preferences = Awaited<ReturnType<Desktop['getPreferences']>>;
type Change = Parameters<Desktop['changePreferences']>[0];

/** The desktop app's preferences, in sync with the tray's menu; undefined until they are loaded. */
export function useDesktopPreferences(desktop: Desktop) {
  const [preferences, setPreferences] = useState<Preferences>();
  /**
   * Counts the changes made here, and those without an answer. An event that main sent before its last answer is
   * outdated.
   */
  const asked = useRef({ times: 0, open: 0 });
  useEffect(() => {
    let isOver = false;
    const stop = desktop.onPreferences((now) => {
      if (asked.current.open === 0) setPreferences(now);
    });
    const read = async () => {
      const now = await desktop.getPreferences();
      if (!isOver && asked.current.times === 0) setPreferences(now);
    };
    read().catch((error: unknown) =>
      toast({ tone: 'danger', title: t`The settings of this app could not be read`, text: messageOf(error) }),
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [desktop]);

  /** Shows the change at once, and undoes it if main cannot store it. Later changes stay. */
  const change = async (wanted: Change) => {
    const request = asked.current;
    request.times += 1;
    request.open += 1;
    const mine = request.times;
    const settle = (now: Preferences | undefined) => {
      if (mine === request.times) setPreferences(now);
    };
    const before = preferences;
    setPreferences((now) => now && Object.assign({}, now, wanted));
    try {
      settle(await desktop.changePreferences(wanted));
    } catch (error) {
      toast({ tone: 'danger', title: t`The setting was not changed`, text: messageOf(error) });
      settle(await desktop.getPreferences().catch(() => before));
    } finally {
      request.open -= 1;
    }
  };
  return { preferences, change: (wanted: Change) => void change(wanted) };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : t`Restart Oja and try again.`);
