import { type KeyObject, createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';

import { z } from 'zod';

import type { Queries } from '../db/database.ts';
import { serverSecret } from '../secrets/server-secret.ts';

/** How long a push service accepts a signature, in seconds: the standard allows a day. */
const LIFETIME_S = 12 * 3600;

const jwkSchema = z.object({ kty: z.string(), crv: z.string(), x: z.string(), y: z.string(), d: z.string() });

/** Signs requests to push services as this installation (VAPID, RFC 8292). All servers on a database share one key. */
export class Vapid {
  readonly #key: KeyObject;
  readonly #contact: string;
  /** The public key for browsers, in base64url. */
  readonly publicKey: string;

  private constructor(stored: string, contact: string) {
    const jwk = jwkSchema.parse(JSON.parse(stored));
    this.#key = createPrivateKey({ key: jwk, format: 'jwk' });
    this.#contact = contact;
    const [x, y] = [jwk.x, jwk.y].map((part) => Buffer.from(part, 'base64url'));
    this.publicKey = Buffer.concat([Buffer.of(4), x ?? Buffer.of(), y ?? Buffer.of()]).toString('base64url');
  }

  /**
   * Reads the key from the database; the first server creates it.
   * @param contact how a push service reaches the operator: an address with mailto: or https:
   */
  static async open(queries: Queries, contact: string): Promise<Vapid> {
    const stored = await serverSecret(queries, 'vapid', () => {
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      return JSON.stringify(privateKey.export({ format: 'jwk' }));
    });
    return new Vapid(stored, contact);
  }

  /** The Authorization header for a request to a push service. @param now in milliseconds since 1970 */
  authorization(endpoint: string, now: number): string {
    const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + LIFETIME_S, sub: this.#contact };
    const text = [{ typ: 'JWT', alg: 'ES256' }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const signature = sign('sha256', Buffer.from(text), { key: this.#key, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${text}.${signature.toString('base64url')}, k=${this.publicKey}`;
  }
}
