import type { UnknownAction } from '@reduxjs/toolkit';

import type { flagCountsApi } from '../../api/flag-counts-api.ts';
import type { flagsApi } from '../../api/flags-api.ts';
import type { messagesApi } from '../../api/messages-api.ts';
import type { notificationsApi } from '../../api/notifications-api.ts';

type Endpoint = keyof (typeof messagesApi.endpoints &
  typeof notificationsApi.endpoints &
  typeof flagsApi.endpoints &
  typeof flagCountsApi.endpoints);

/** The endpoints whose answers events change. */
type ListEndpoint = Extract<
  Endpoint,
  'getMessages' | 'getConversations' | 'getNotifications' | 'getFlags' | 'getFlagCounts'
>;

const ENDPOINTS: ReadonlySet<unknown> = new Set<ListEndpoint>([
  'getMessages',
  'getConversations',
  'getNotifications',
  'getFlags',
  'getFlagCounts',
]);
const isListEndpoint = (name: unknown): name is ListEndpoint => ENDPOINTS.has(name);

/** The data of an action that RTK Query dispatches for a call to one of them. */
export interface ListCall {
  requestId: string;
  endpoint: ListEndpoint;
  /** For a thread, the partner's id. */
  args: unknown;
  status: string;
  /** Whether it requests a further page of a cached list. */
  isFurther: boolean;
}

/** Returns the call that an action belongs to; undefined for other actions. */
export function listCallOf({ meta }: UnknownAction): ListCall | undefined {
  if (
    typeof meta !== 'object' ||
    meta === null ||
    !('requestId' in meta) ||
    !('requestStatus' in meta) ||
    !('arg' in meta)
  )
    return undefined;
  const { requestId, requestStatus: status, arg } = meta;
  if (typeof arg !== 'object' || arg === null || !('endpointName' in arg) || !isListEndpoint(arg.endpointName))
    return undefined;
  const args = 'originalArgs' in arg ? arg.originalArgs : undefined;
  const isFurther = 'direction' in arg && arg.direction !== undefined;
  return typeof requestId === 'string' && typeof status === 'string'
    ? { requestId, status, endpoint: arg.endpointName, args, isFurther }
    : undefined;
}
