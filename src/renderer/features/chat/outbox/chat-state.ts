import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

import type { RealtimeExtra, RealtimeState } from '../../../realtime/realtime-state.ts';
import type { Outbox } from './outbox.ts';

/** The extra argument of this feature's thunks. The store is created with an `outbox` without a current one. */
export interface ChatExtra extends RealtimeExtra {
  outbox: {
    /** One for each window, for its signed-in user: messages are sent on every screen. */
    current?: { userId: string; outbox: Outbox };
  };
}

export type ChatDispatch = ThunkDispatch<RealtimeState, ChatExtra, UnknownAction>;
export type ChatThunk<Result = void> = ThunkAction<Result, RealtimeState, ChatExtra, UnknownAction>;

export const useChatDispatch = useDispatch.withTypes<ChatDispatch>();
