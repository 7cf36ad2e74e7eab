import { type SafeStorage, safeStorage } from 'electron';

/** The system's keychain, as far as the session store needs it. */
export interface Vault {
  /** The name of the current keychain, such as 'gnome_libsecret', 'keychain' or 'dpapi'. */
  backend: () => string;
  /** Whether it can be used now. May wait for the user to unlock it. */
  isAvailable: () => Promise<boolean>;
  /** Returns base64 that only this keychain decrypts. Rejects while it is locked, and if anybody could decrypt it. */
  encrypt: (text: string) => Promise<string>;
  /**
   * Rejects while the keychain is locked, and for text of another keychain.
   * @returns the text, and whether it should be encrypted again, with a newer key
   */
  decrypt: (secret: string) => Promise<{ text: string; isStale: boolean }>;
}

/**
 * The prefix of a text that Chromium has encrypted with a hard-coded key, which every copy of Chromium contains. On
 * Linux it does so if no keyring answers, and still reports that encryption is available.
 */
const WELL_KNOWN_KEY_PREFIX = 'v10';
const hasWellKnownKey = (sealed: Buffer) =>
  process.platform === 'linux' && sealed.toString('latin1', 0, WELL_KNOWN_KEY_PREFIX.length) === WELL_KNOWN_KEY_PREFIX;

const NAMES: Partial<Record<NodeJS.Platform, string>> = { darwin: 'keychain', win32: 'dpapi' };

/**
 * Opens Electron's keychain access. Only Linux has several keychains, and may change them under a stored session.
 * @param storage Electron's, or a test's
 */
export function createVault(storage: SafeStorage = safeStorage): Vault {
  return {
    backend: () => NAMES[process.platform] ?? storage.getSelectedStorageBackend(),
    isAvailable: () => storage.isAsyncEncryptionAvailable(),
    async encrypt(text) {
      const sealed = await storage.encryptStringAsync(text);
      if (hasWellKnownKey(sealed)) throw new Error('No keyring answers: the key would be one that everybody has.');
      return sealed.toString('base64');
    },
    async decrypt(secret) {
      const sealed = Buffer.from(secret, 'base64');
      const { result, shouldReEncrypt } = await storage.decryptStringAsync(sealed);
      return { text: result, isStale: shouldReEncrypt || hasWellKnownKey(sealed) };
    },
  };
}
