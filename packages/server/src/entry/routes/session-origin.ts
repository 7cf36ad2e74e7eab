import type { FastifyRequest } from 'fastify';

import { shortAddress } from '../../foundation/http/short-address.ts';
import { deviceWords } from '../../market/accounts/device-words.ts';
import type { SessionOrigin } from '../../market/accounts/session-store.ts';

/** Where a request comes from, as a session stores it. */
export function originOf({ headers, ip }: FastifyRequest): SessionOrigin {
  return { device: deviceWords(headers['user-agent']), place: shortAddress(ip) };
}
