import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

import { strictModule } from '../strict.ts';

type Keychain = 'open' | 'locked' | 'none';

const atStart = process.env['OJA_STANDIN_KEYCHAIN'];

/** The state of the system's keychain: `OJA_STANDIN_KEYCHAIN` at the start, later set by specs. */
export const keychain: { state: Keychain } = { state: atStart === 'locked' || atStart === 'none' ? atStart : 'open' };

/** Constant, so that a later start can decrypt what an earlier one wrote. */
const KEY = createHash('sha256').update('the stand-in’s keychain').digest();
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Without a keyring, Chromium encrypts with a well-known key. The first prefix marks such text, the second marks text
 * that a keyring protects.
 */
const [FOR_NOBODY, FOR_ONE] = [Buffer.from('v10'), Buffer.from('v11')];
const PREFIX_BYTES = 3;
const EVERYBODYS = createHash('sha256').update('peanuts').digest();

function keyOf(prefix: Buffer): Buffer {
  if (prefix.equals(FOR_NOBODY)) return EVERYBODYS;
  if (keychain.state !== 'open') throw new Error('Encryption is not available.');
  return KEY;
}

export const safeStorage = strictModule('safeStorage', {
  // True without a keyring, too, as in Electron.
  isAsyncEncryptionAvailable: async () => keychain.state !== 'locked',
  // Electron falls back to the plain backend if the system's does not answer.
  getSelectedStorageBackend: () => (keychain.state === 'open' ? 'gnome_libsecret' : 'basic_text'),
  async encryptStringAsync(text: string): Promise<Buffer> {
    const iv = randomBytes(IV_BYTES);
    const prefix = keychain.state === 'none' ? FOR_NOBODY : FOR_ONE;
    const cipher = createCipheriv('aes-256-gcm', keyOf(prefix), iv);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([prefix, iv, cipher.getAuthTag(), sealed]);
  },
  async decryptStringAsync(given: Buffer): Promise<{ result: string; shouldReEncrypt: boolean }> {
    const sealed = given.subarray(PREFIX_BYTES);
    const decipher = createDecipheriv(
      'aes-256-gcm',
      keyOf(given.subarray(0, PREFIX_BYTES)),
      sealed.subarray(0, IV_BYTES),
    );
    decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return { result: text.toString('utf8'), shouldReEncrypt: false };
  },
});
