import { shell } from 'electron';

import { BridgeCallError } from '../faults/bridge-call-error.ts';
import { outsideAddress } from './outside-address.ts';
import { text } from '../texts/texts.ts';

/**
 * Opens an address in the system's browser, email or telephone program. This is the only place that does, so that the
 * allow-list applies to links, new windows and the bridge alike.
 * @param serverOrigin an http origin that is allowed in addition; undefined in a packaged app
 * @throws BridgeCallError `address_refused`
 */
export async function openOutside(address: string, serverOrigin: string | undefined): Promise<undefined> {
  const allowed = outsideAddress(address, serverOrigin);
  if (allowed === undefined) {
    throw new BridgeCallError('address_refused', text('outside.refused'));
  }
  await shell.openExternal(allowed);
  return undefined;
}
