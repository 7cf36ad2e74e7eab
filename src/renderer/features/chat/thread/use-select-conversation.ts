import { useEffect } from 'react';

import { conversationSelected } from '../../../session/lists-slice.ts';
import { useSessionDispatch } from '../../../session/use-session.ts';
import type { Partner } from './use-partner.ts';

/**
 * Notes in the session store which conversation is open (spec §3 "selectedConversation").
 * @param partner undefined while not known; where nobody has written yet, the conversation goes by the partner's own id
 */
export function useSelectConversation(
  userId: string,
  partner: Pick<Partner, 'conversationId' | 'name' | 'profileImage'> | undefined,
): void {
  const dispatch = useSessionDispatch();
  const isKnown = partner !== undefined;
  const { conversationId = userId, name = '', profileImage = null } = partner ?? {};
  useEffect(() => {
    if (isKnown) dispatch(conversationSelected({ _id: conversationId, userId, name, profileImage }));
  }, [conversationId, dispatch, isKnown, name, profileImage, userId]);
}
