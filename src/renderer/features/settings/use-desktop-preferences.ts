import { toast } from '@oja/ui/Toast';
import { useEffect, useRef, useState } from 'react';

import type { Desktop } from '../../platform/desktop-app.ts';

type Preferences = Awaited<ReturnType<Desktop['getPreferences']>>;
type Change = Parameters<Desktop['changePreferences']>[0];

/** The desktop app's preferences, as they are here and in the tray's menu; undefined until they are known. */
export function useDesktopPreferences(desktop: Desktop) {
  const [preferences, setPreferences] = useState<Preferences>();
  /** What was asked for here: how often, and how much of it is unanswered. What main told before it answered is older. */
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
    read().catch((error: unknown) => toast({ kind: 'error', title: 'The settings of this app could not be read', text: messageOf(error) }));
    return () => {
      isOver = true;
      stop();
    };
  }, [desktop]);

  /** Shows it at once, and takes it back where main cannot keep it. What is chosen meanwhile stands. */
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
      toast({ kind: 'error', title: 'The setting was not changed', text: messageOf(error) });
      settle(await desktop.getPreferences().catch(() => before));
    } finally {
      request.open -= 1;
    }
  };
  return { preferences, change: (wanted: Change) => void change(wanted) };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'Restart Oja and try again.');
