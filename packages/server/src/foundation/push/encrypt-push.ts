import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser's subscription, in base64url: its public key and its authentication secret. */
export interface SubscriptionKeys {
  p256dh: string;
  auth: string;
}

const CURVE = 'prime256v1';
/** The record size of the header: a push is a single record. */
const RECORD_SIZE = 4096;

/** Whether the keys are a point on the curve and a secret of the right length. */
export function areSubscriptionKeys({ p256dh, auth }: SubscriptionKeys): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    const own = createECDH(CURVE);
    own.generateKeys();
    return own.computeSecret(Buffer.from(p256dh, 'base64url')).length === 32;
  } catch {
    return false;
  }
}

/**
 * Encrypts a text for one browser, which alone can read it: RFC 8291, with the encoding `aes128gcm` of RFC 8188.
 * @param random the sender's private key and the salt, for the example of the RFC
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: SubscriptionKeys,
  random: { privateKey?: Buffer; salt: Buffer } = { salt: randomBytes(16) },
): Buffer {
  const sender = createECDH(CURVE);
  if (random.privateKey) sender.setPrivateKey(random.privateKey);
  else sender.generateKeys();
  const receiverKey = Buffer.from(p256dh, 'base64url');
  const senderKey = sender.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiverKey, senderKey]);
  const input = hkdf(sender.computeSecret(receiverKey), Buffer.from(auth, 'base64url'), info, 32);
  const key = hkdf(input, random.salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(input, random.salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The byte 2 ends the last record.
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(Buffer.of(2)), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([random.salt, size, Buffer.of(senderKey.length), senderKey, sealed, cipher.getAuthTag()]);
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
