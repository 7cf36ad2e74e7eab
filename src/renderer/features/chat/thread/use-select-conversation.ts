import { useEffect } from 'react';

import { conversationSelected } from '../../../session/lists-slice.ts';
import { useSessionDispatch } from '../../../session/use-session.ts';
import type { Partner } from './use-partner.ts';

/**
 * Stores which conversation is open in the session store (product §3 "selectedConversation").
 * @param partner undefined until it is known; a conversation without messages has the partner's id
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
