import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** The groups of an IPv6 address that identify one subscriber's network: a subscriber can use any address in it. */
const NETWORK_GROUPS = 4;

/** The key by which callers are distinguished by address: all of IPv4, the /64 network of IPv6. */
export function addressKey(address: string): string {
  const plain = address.split('%', 1)[0] ?? '';
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  // IPv4 as a dual-stack socket reports it: ::ffff:198.51.100.1
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff')
    return plain.includes('.') ? plain.slice(plain.lastIndexOf(':') + 1) : plain;
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, in lower case and without leading zeros. */
export function groupsOf(address: string): string[] {
  // URL normalizes an address to its short form.
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = '', after] = short.split('::');
  const head = before === '' ? [] : before.split(':');
  if (after === undefined) return head;
  const tail = after === '' ? [] : after.split(':');
  return [...head, ...Array<string>(GROUPS - head.length - tail.length).fill('0'), ...tail];
}
