import { isIPv4, isIPv6 } from 'node:net';

import { groupsOf } from './address-key.ts';

/** The groups of an IPv6 address that are kept: 48 bits. */
const SHORT_GROUPS = 3;

/**
 * An address without the part that identifies one household: IPv4 without its last octet, "102.89.34.x", and the first
 * 48 bits of IPv6, "2c0f:f5c0:4b2:x".
 * @returns '' for anything that is no address
 */
export function shortAddress(address: string): string {
  const plain = address.split('%', 1)[0] ?? '';
  if (isIPv4(plain)) return `${plain.slice(0, plain.lastIndexOf('.'))}.x`;
  if (!isIPv6(plain)) return '';
  const groups = groupsOf(plain);
  // IPv4 as a dual-stack socket reports it: ::ffff:198.51.100.1
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
    return `${high >> 8}.${high & 0xff}.${low >> 8}.x`;
  }
  return `${groups.slice(0, SHORT_GROUPS).join(':')}:x`;
}
