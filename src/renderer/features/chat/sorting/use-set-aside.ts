import { t } from '@lingui/core/macro';
import { TOAST_MS } from '@oja/contract/limits';
import { toast } from '@oja/ui/toast-store';

import { type StateChange, useChangeConversationMutation } from '../../../api/conversation-states-api.ts';

/** What is sorted: a conversation as the list shows it. */
export type Sorted = StateChange['conversation'] & { name: string };

/**
 * Returns the function that archives or snoozes a conversation, which a toast can undo, or brings it back. A failure
 * shows the conversation where it was, and a toast.
 */
export function useSetAside() {
  const [change] = useChangeConversationMutation();
  return async (conversation: Sorted, to: { archived: boolean } | { snoozedUntil: string }) => {
    const { data } = await change({ conversation, ...to });
    const made = data?.data.setAside;
    if (!made) return;
    const { name, setAside } = conversation;
    const undo = setAside?.until && Date.parse(setAside.until) > Date.now() ? setAside.until : null;
    toast({
      title: made.until === null ? t`${{ name }} is archived` : t`${{ name }} is snoozed`,
      durationMs: TOAST_MS.default,
      action: {
        label: t`Undo`,
        onSelect: () =>
          void change({
            conversation: { ...conversation, setAside: made },
            ...(undo === null ? { archived: setAside?.until === null } : { snoozedUntil: undo }),
          }),
      },
    });
  };
}
