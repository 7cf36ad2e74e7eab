import { addressKey } from '../../foundation/http/address-key.ts';

/** When and from where an email was requested. */
export interface Asked {
  /** Milliseconds since 1970. */
  at: number;
  /** The network address of the caller. */
  address: string;
}

const LAGOS = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Africa/Lagos' });

/** A time in Lagos, "6 January 2027 at 00:30". */
export const inLagos = (at: number) => LAGOS.format(at);

/** The half of an IPv4 address, and of an IPv6 network, that is shown: the provider, not the person. */
const PARTS_SHOWN = 2;

/** Says when and roughly from where an email was requested, to follow "This was asked for". */
export function whenAndWhere({ at, address }: Asked): string {
  return `on ${inLagos(at)} (Lagos time) from a network that begins with ${networkOf(address)}`;
}

function networkOf(address: string): string {
  const mark = address.includes('.') && !address.includes('/') ? '.' : ':';
  return addressKey(address).split(mark).slice(0, PARTS_SHOWN).join(mark);
}
