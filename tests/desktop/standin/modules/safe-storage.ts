import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

import { strictModule } from '../strict.ts';

type Keychain = 'open' | 'locked' | 'none';

const given = process.env['OJA_STANDIN_KEYCHAIN'];

/** How the system's keychain is: `OJA_STANDIN_KEYCHAIN` at the start, then as specs say. */
export const keychain: { state: Keychain } = { state: given === 'locked' || given === 'none' ? given : 'open' };

/** Always the same, so that a later start can open what an earlier one wrote. */
const KEY = createHash('sha256').update('the stand-in’s keychain').digest();
const IV_BYTES = 12;
const TAG_BYTES = 16;

function useKey(): Buffer {
  if (keychain.state !== 'open') throw new Error('Encryption is not available.');
  return KEY;
}

export const safeStorage = strictModule('safeStorage', {
  isAsyncEncryptionAvailable: async () => keychain.state === 'open',
  // Electron takes the plain one where the system's does not answer.
  getSelectedStorageBackend: () => (keychain.state === 'open' ? 'gnome_libsecret' : 'basic_text'),
  async encryptStringAsync(text: string): Promise<Buffer> {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', useKey(), iv);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
  },
  async decryptStringAsync(sealed: Buffer): Promise<{ result: string; shouldReEncrypt: boolean }> {
    const decipher = createDecipheriv('aes-256-gcm', useKey(), sealed.subarray(0, IV_BYTES));
    decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return { result: text.toString('utf8'), shouldReEncrypt: false };
  },
});
