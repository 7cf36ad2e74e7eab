import type { FastifyRequest } from 'fastify';

import { userNameKey } from '../users/user-name-key.ts';

/** Which account a call without a session is about, for limits by account: its `userName`, which may be an e-mail. */
export function accountKey({ body }: FastifyRequest): string {
  return typeof body === 'object' && body !== null && 'userName' in body ? userNameKey(String(body.userName)) : '';
}

/** Whom a signup would mail, for limits by e-mail. */
export function emailKey({ body }: FastifyRequest): string {
  return typeof body === 'object' && body !== null && 'email' in body ? String(body.email).toLowerCase() : '';
}
