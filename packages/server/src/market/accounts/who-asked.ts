import { shortAddress } from '../../foundation/http/short-address.ts';

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

/** Says when and roughly from where an email was requested, to follow "This was asked for". */
export function whenAndWhere({ at, address }: Asked): string {
  return `on ${inLagos(at)} (Lagos time) from the network ${shortAddress(address) || 'of an unknown address'}`;
}
