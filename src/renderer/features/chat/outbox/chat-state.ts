import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

import type { RealtimeExtra, RealtimeState } from '../../../realtime/realtime-state.ts';
import type { Outbox } from './outbox.ts';

/** What this feature's thunks get beside dispatch and getState. The store's maker hands in an `outbox` without a current one. */
export interface ChatExtra extends RealtimeExtra {
  outbox: {
    /** One a window, of the person signed in there: messages are sent whichever screen is shown. */
    current?: { userId: string; outbox: Outbox };
  };
}

export type ChatDispatch = ThunkDispatch<RealtimeState, ChatExtra, UnknownAction>;
export type ChatThunk<Result = void> = ThunkAction<Result, RealtimeState, ChatExtra, UnknownAction>;

export const useChatDispatch = useDispatch.withTypes<ChatDispatch>();
