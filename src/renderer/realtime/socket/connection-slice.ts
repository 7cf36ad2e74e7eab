import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { SocketState } from './socket-client.ts';

const connectionSlice = createSlice({
  name: 'connection',
  initialState: (): SocketState => 'idle',
  reducers: {
    connectionChanged: (_state, action: PayloadAction<SocketState>): SocketState => action.payload,
  },
});

export const { connectionChanged } = connectionSlice.actions;
export const connectionReducer = connectionSlice.reducer;
