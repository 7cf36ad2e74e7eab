import { addressesIn, type Address } from './addresses-in.ts';
import { KNOWN_SITES } from './known-sites.ts';
import { isMixedScript } from './letters-alike.ts';
import { isPosing } from './posing-host.ts';

/** A stop within a word, or a scheme: messages without are no more to look at. */
const MAYBE_ADDRESS = /\.[a-z]|:\/\//iu;
const IP_ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[.*\])$/u;

/** Written-out punycode is a name that its sender did not want to be read. */
const isHiding = ({ typedHost, host, hasUserInfo }: Address) =>
  hasUserInfo || IP_ADDRESS.test(host) || /(?:^|\.)xn--/u.test(typedHost) || typedHost.split('.').some(isMixedScript);

/**
 * Has an address that looks like a site it is not: near the name of a bank, a marketplace or Oja itself, with one of them as
 * a subdomain of another site, in mixed alphabets or punycode, a bare IP address, or with a name before an @.
 * @param text a message as it was written
 * @param ownHost where this Oja is, such as "oja.ng"
 */
export function hasLookAlikeLink(text: string, ownHost: string): boolean {
  const addresses = MAYBE_ADDRESS.test(text) ? addressesIn(text) : [];
  if (addresses.length === 0) return false;
  const [ownName = ''] = ownHost.replace(/^www\./u, '').split('.');
  // On a developer's machine Oja has no name to pose as.
  const sites = ownHost.includes('.') ? [...KNOWN_SITES, { name: ownName, hosts: [ownHost] }] : KNOWN_SITES;
  return addresses.some(
    (address) => address.host !== ownHost && (isHiding(address) || isPosing(address.typedHost, sites)),
  );
}
