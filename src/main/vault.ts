import { type SafeStorage, safeStorage } from 'electron';

/** The system's keychain, as far as the session store needs it. */
export interface Vault {
  /** The name of what keeps the secrets now, such as 'gnome_libsecret', 'keychain' or 'dpapi'. */
  backend: () => string;
  /** Whether it can be used now; may wait for the person to unlock it. */
  isAvailable: () => Promise<boolean>;
  /** Gives base64 that only this vault opens. Rejects while it is locked, and where anybody could open it. */
  encrypt: (text: string) => Promise<string>;
  /**
   * Rejects while the vault is locked, and for what another vault wrote.
   * @returns the text, and whether it should be encrypted again, with a newer key
   */
  decrypt: (secret: string) => Promise<{ text: string; isStale: boolean }>;
}

/**
 * What Chromium writes before a text that it has encrypted with a key that is in everybody's Chromium: on Linux it does so
 * where no keyring answers, and says that encryption is available.
 */
const SEALED_FOR_NOBODY = 'v10';
const isSealedForNobody = (sealed: Buffer) => process.platform === 'linux' && sealed.toString('latin1', 0, SEALED_FOR_NOBODY.length) === SEALED_FOR_NOBODY;

const NAMES: Partial<Record<NodeJS.Platform, string>> = { darwin: 'keychain', win32: 'dpapi' };

/**
 * The vault that Electron offers. Linux alone has several, and may change them under a stored session.
 * @param storage Electron's, or a test's
 */
export function createVault(storage: SafeStorage = safeStorage): Vault {
  return {
    backend: () => NAMES[process.platform] ?? storage.getSelectedStorageBackend(),
    isAvailable: () => storage.isAsyncEncryptionAvailable(),
    async encrypt(text) {
      const sealed = await storage.encryptStringAsync(text);
      if (isSealedForNobody(sealed)) throw new Error('No keyring answers: the key would be one that everybody has.');
      return sealed.toString('base64');
    },
    async decrypt(secret) {
      const sealed = Buffer.from(secret, 'base64');
      const { result, shouldReEncrypt } = await storage.decryptStringAsync(sealed);
      return { text: result, isStale: shouldReEncrypt || isSealedForNobody(sealed) };
    },
  };
}
