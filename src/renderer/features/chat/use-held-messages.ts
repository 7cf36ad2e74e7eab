import { useEffect } from 'react';

import { messagesApi } from '../../api/messages-api.ts';
import { holdNewest, MESSAGES_HELD } from './hold-newest.ts';
import { useChatDispatch } from './use-outbox.ts';

/**
 * Keeps a thread from growing without end, by what was read back and by what comes: while its newest message is in view,
 * and once it is left, the newest messages alone are held (decision 015).
 * @param count how many are held now
 * @param isAtNewest whether the newest is in view: who reads further up keeps all that they have loaded
 */
export function useHeldMessages(partnerId: string, count: number, isAtNewest: boolean): void {
  const dispatch = useChatDispatch();
  // Not with every message that comes: half of what is there goes at once.
  const isTooMany = isAtNewest && count > 2 * MESSAGES_HELD;
  useEffect(() => {
    if (isTooMany) dispatch(messagesApi.util.updateQueryData('getMessages', partnerId, holdNewest));
  }, [dispatch, isTooMany, partnerId]);
  useEffect(() => () => void dispatch(messagesApi.util.updateQueryData('getMessages', partnerId, holdNewest)), [dispatch, partnerId]);
}
