import { addressesIn, type Address } from './addresses-in.ts';
import { KNOWN_SITES } from './known-sites.ts';
import { isMixedScript } from './letters-alike.ts';
import { isPosing } from './posing-host.ts';

/** A dot within a word, or a scheme: messages without either contain no address. */
const MAYBE_ADDRESS = /\.[a-z]|:\/\//iu;
const IP_ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[.*\])$/u;

/** Punycode that was typed as such hides the name that it stands for. */
const isHiding = ({ typedHost, host, hasUserInfo }: Address) =>
  hasUserInfo || IP_ADDRESS.test(host) || /(?:^|\.)xn--/u.test(typedHost) || typedHost.split('.').some(isMixedScript);

/**
 * Whether a message contains an address that imitates another site: it resembles the name of a bank, a marketplace or
 * Oja itself, has one of them as a subdomain of another site, mixes alphabets, uses punycode or a bare IP address, or
 * has a name before an @.
 * @param text the message as written
 * @param ownHost the host of this installation, such as "oja.ng"
 */
export function hasLookAlikeLink(text: string, ownHost: string): boolean {
  const addresses = MAYBE_ADDRESS.test(text) ? addressesIn(text) : [];
  if (addresses.length === 0) return false;
  const [ownName = ''] = ownHost.replace(/^www\./u, '').split('.');
  // On a developer's machine, Oja has no name to imitate.
  const sites = ownHost.includes('.') ? [...KNOWN_SITES, { name: ownName, hosts: [ownHost] }] : KNOWN_SITES;
  return addresses.some(
    (address) => address.host !== ownHost && (isHiding(address) || isPosing(address.typedHost, sites)),
  );
}
