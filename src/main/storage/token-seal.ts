import type { SessionFileContent } from './session-record.ts';
import type { Vault } from './vault.ts';

type Secret = SessionFileContent['secret'];

/** Encrypts the access token for the disk, and decrypts it. */
export interface TokenSeal {
  /** Never rejects: a token that no keychain accepts is 'not_stored', and stays in memory until the app quits. */
  seal: (token: string | null) => Promise<Secret>;
  /** Returns the token, or null if there is none. Rejects while the keychain is locked. */
  open: (secret: Secret) => Promise<string | null>;
  forget: () => void;
}

/** Encrypts tokens with the system's keychain. A token is never written in plain text. */
export function createTokenSeal(vault: Vault): TokenSeal {
  /**
   * The last token and its encrypted form: an unchanged token does not need the keychain, which may have been locked
   * since.
   */
  let cached: { token: string; secret: Secret } | undefined;

  async function encrypt(token: string): Promise<Secret> {
    try {
      if (!(await vault.isAvailable())) return { kind: 'not_stored' };
      return { kind: 'encrypted', backend: vault.backend(), data: await vault.encrypt(token) };
    } catch {
      return { kind: 'not_stored' };
    }
  }

  return {
    async seal(token) {
      if (token === null) {
        cached = undefined;
        return { kind: 'none' };
      }
      if (cached?.token === token && cached.secret.kind === 'encrypted') return cached.secret;
      const secret = await encrypt(token);
      cached = { token, secret };
      return secret;
    },
    async open(secret) {
      if (secret.kind === 'none') return null;
      // The token is still in memory after a reload of the page.
      if (secret.kind === 'not_stored') return cached?.token ?? null;
      const { text, isStale } = await vault.decrypt(secret.data);
      cached = isStale || secret.backend !== vault.backend() ? undefined : { token: text, secret };
      return text;
    },
    forget() {
      cached = undefined;
    },
  };
}
