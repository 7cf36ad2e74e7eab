import { shell } from 'electron';

import { BridgeFault } from './bridge-fault.ts';
import { outsideAddress } from './outside-address.ts';

/**
 * Hands an address to the system's browser, mail or telephone program: the one place that does, so that the allow-list holds
 * for links, new windows and the bridge alike.
 * @param serverOrigin an http origin that is allowed as well; undefined in a packaged app
 * @throws BridgeFault `address_refused`
 */
export async function openOutside(address: string, serverOrigin: string | undefined): Promise<undefined> {
  const allowed = outsideAddress(address, serverOrigin);
  if (allowed === undefined) {
    throw new BridgeFault('address_refused', 'Oja opens web, mail and telephone addresses, and nothing else.');
  }
  await shell.openExternal(allowed);
  return undefined;
}
