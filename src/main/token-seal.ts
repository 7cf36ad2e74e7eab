import type { SessionRecord } from './session-record.ts';
import type { Vault } from './vault.ts';

type Secret = SessionRecord['secret'];

/** Turns the access token into what lies on disk, and back. */
export interface TokenSeal {
  /** Never rejects: a token that no keychain takes is 'not_kept', and held in memory until the app ends. */
  seal: (token: string | null) => Promise<Secret>;
  /** Gives the token, null where there is none to be had. Rejects while the keychain is locked. */
  open: (secret: Secret) => Promise<string | null>;
  forget: () => void;
}

/** Seals tokens with the system's keychain; the plain text of a token is never written. */
export function createTokenSeal(vault: Vault): TokenSeal {
  /** The last token and its secret: an unchanged token needs no keychain, which may have been locked meanwhile. */
  let kept: { token: string; secret: Secret } | undefined;

  async function encrypt(token: string): Promise<Secret> {
    try {
      if (!(await vault.isAvailable())) return { kind: 'not_kept' };
      return { kind: 'encrypted', backend: vault.backend(), data: await vault.encrypt(token) };
    } catch {
      return { kind: 'not_kept' };
    }
  }

  return {
    async seal(token) {
      if (token === null) {
        kept = undefined;
        return { kind: 'none' };
      }
      if (kept?.token === token && kept.secret.kind === 'encrypted') return kept.secret;
      const secret = await encrypt(token);
      kept = { token, secret };
      return secret;
    },
    async open(secret) {
      if (secret.kind === 'none') return null;
      // Over a reload of the page the token is still here.
      if (secret.kind === 'not_kept') return kept?.token ?? null;
      const { text, isStale } = await vault.decrypt(secret.data);
      kept = isStale || secret.backend !== vault.backend() ? undefined : { token: text, secret };
      return text;
    },
    forget() {
      kept = undefined;
    },
  };
}
