import type { UnknownAction } from '@reduxjs/toolkit';

/**
 * Returns the endpoint and arguments of the call that an action of RTK Query belongs to; undefined for other actions.
 */
export function endpointOf({ meta }: UnknownAction): { name: string; args: unknown } | undefined {
  if (typeof meta !== 'object' || meta === null || !('arg' in meta)) return undefined;
  const { arg } = meta;
  if (typeof arg !== 'object' || arg === null || !('endpointName' in arg) || typeof arg.endpointName !== 'string')
    return undefined;
  return { name: arg.endpointName, args: 'originalArgs' in arg ? arg.originalArgs : undefined };
}
