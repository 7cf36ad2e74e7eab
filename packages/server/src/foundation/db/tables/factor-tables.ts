// Second factors of accounts, decision 037. For the types of values, see ../schema.ts.

/** The authenticator apps, one for each account. */
export interface TotpFactorsTable {
  user_id: string;
  /** The shared secret in base32. */
  secret: string;
  /** The step of the last code that was used, so that each code works once: Unix time by the length of a step. */
  last_step: number;
  created_at: number;
}

/** The passkeys of accounts. */
export interface PasskeysTable {
  id: string;
  user_id: string;
  /** The authenticator's own id of the key, in base64url. */
  credential_id: string;
  /** The COSE public key, in base64url. */
  public_key: string;
  /** The signature counter of its last use. Many authenticators always send 0. */
  counter: number;
  /** How the browser reaches the authenticator: a list of words. */
  transports: string;
  /** The owner's name for it. */
  name: string;
  created_at: number;
  last_used_at: number | null;
}

/** Recovery codes. Those that were used stay until all are replaced, so that the answer can say so. */
export interface RecoveryCodesTable {
  user_id: string;
  /** See recovery-codes.ts. */
  code_hash: string;
  used_at: number | null;
}

/** Factors that a session has begun to set up, at most one of each kind. */
export interface FactorEnrolmentsTable {
  /** The session. */
  token_hash: string;
  kind: 'totp' | 'passkey';
  /** The secret for the app, or WebAuthn's challenge. */
  value: string;
  expires_at: number;
}

/** Logins that wait for their second factor. */
export interface LoginChallengesTable {
  /** SHA-256 of the challenge. */
  token_hash: string;
  user_id: string;
  /** WebAuthn's challenge for a passkey. */
  passkey_challenge: string;
  tries: number;
  /** The mark of the device that logs in, if it has one. It opens nothing. */
  device_token: string | null;
  expires_at: number;
}
