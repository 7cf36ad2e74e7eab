import { BlockList, isIPv6 } from 'node:net';

/** The names that TRUST_PROXY accepts beside addresses and ranges. */
const RANGES: Record<string, readonly string[]> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * Tells a trusted proxy's connections from those of others.
 * @param trusted proxies as in TRUST_PROXY
 * @returns whether an address is one of theirs
 */
export function trustedProxies(trusted: readonly string[]): (address: string) => boolean {
  const proxies = new BlockList();
  for (const range of trusted.flatMap((name) => RANGES[name] ?? [name])) {
    const [address = '', bits] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return (address) => proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
