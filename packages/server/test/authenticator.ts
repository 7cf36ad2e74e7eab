import { type KeyObject, createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

import type { Assertion, Attestation } from '@oja/contract/second-factors';

/** The flags of an authenticator's data: a person was present; a new key is attached. */
const PRESENT = 0x01;
const WITH_KEY = 0x40;

/** Where a passkey is used. */
export interface Site {
  origin: string;
  rpId: string;
}

/** An authenticator in software with one ES256 key: it answers as a browser with a security key does. */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  readonly #privateKey: KeyObject;
  readonly #coseKey: Buffer;
  readonly #counts: boolean;
  #counter = 0;

  /** @param counts whether it counts its signatures; many always send 0 */
  constructor({ counts = true } = {}) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#privateKey = privateKey;
    // CBOR: a map of five, { 1: 2, 3: -7, -1: 1, -2: x, -3: y }.
    this.#coseKey = Buffer.concat([
      Buffer.from('a50102032620012158', 'hex'),
      Buffer.from([0x20]),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    this.#counts = counts;
  }

  /** Makes the passkey, as navigator.credentials.create() does. */
  attest(challenge: string, site: Site): Attestation {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, id.length]);
    const data = Buffer.concat([this.#data(site, WITH_KEY), Buffer.alloc(16), length, id, this.#coseKey]);
    // CBOR: { fmt: "none", attStmt: {}, authData: data }.
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, site).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['usb'],
      },
    };
  }

  /** Uses the passkey, as navigator.credentials.get() does. */
  assert(challenge: string, site: Site): Assertion {
    if (this.#counts) this.#counter += 1;
    const data = this.#data(site);
    const client = clientData('webauthn.get', challenge, site);
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, this.#privateKey).toString('base64url'),
      },
    };
  }

  #named() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const };
  }

  #data({ rpId }: Site, flags = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([PRESENT + flags]), counter]);
  }
}

function clientData(type: string, challenge: string, { origin }: Site): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
