import { useEffect, useEffectEvent } from 'react';

import { useConversationSteps } from '../../features/chat/conversations/use-conversation-steps.ts';
import type { Desktop } from '../../platform/desktop-app.ts';
import { setSwitcherOpen } from '../switcher/switcher-open.ts';

/**
 * Follows the menu's commands and shortcuts: the next and the previous conversation, and the switcher. One given before
 * the conversations are known is followed when they are.
 */
export function useCommands(desktop: Desktop): void {
  const { step } = useConversationSteps();
  const follow = useEffectEvent(step);
  useEffect(
    () =>
      desktop.onCommand((command) => {
        if (command === 'next-conversation') void follow(1);
        if (command === 'previous-conversation') void follow(-1);
        if (command === 'open-switcher') setSwitcherOpen(true);
      }),
    [desktop],
  );
}
