import { useSelector } from 'react-redux';

import type { SocketState } from './socket-client.ts';

/** Returns the state of the live connection. */
export function useConnection(): SocketState {
  return useSelector(({ connection }: { connection: SocketState }) => connection);
}
