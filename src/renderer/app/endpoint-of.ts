import type { UnknownAction } from '@reduxjs/toolkit';

/** What RTK Query notes about a call it made: its endpoint and what it was asked for. Undefined for any other action. */
export function endpointOf({ meta }: UnknownAction): { name: string; args: unknown } | undefined {
  if (typeof meta !== 'object' || meta === null || !('arg' in meta)) return undefined;
  const { arg } = meta;
  if (typeof arg !== 'object' || arg === null || !('endpointName' in arg) || typeof arg.endpointName !== 'string')
    return undefined;
  return { name: arg.endpointName, args: 'originalArgs' in arg ? arg.originalArgs : undefined };
}
