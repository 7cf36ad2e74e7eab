import { createHmac } from 'node:crypto';

import type { Queries } from '../../foundation/db/database.ts';
import { userNameKey } from '../../foundation/text/user-name-key.ts';
import { type UserRow, findByLogin } from '../people/user-store.ts';
import { serverSecret } from '../../foundation/secrets/server-secret.ts';

/** The account that somebody names without being logged in. */
export interface Subject {
  /**
   * The same key for every way of naming an account. Where there is no account, the key is a keyed hash of the typed
   * text.
   */
  key: string;
  row: UserRow | undefined;
}

/** Finds accounts by what was typed, and gives unknown names a key too, so that both can be handled alike. */
export class Subjects {
  readonly #queries: Queries;
  #secret: Promise<string> | undefined;

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  /** @param typed a user name or an email */
  async find(typed: string): Promise<Subject> {
    const row = await findByLogin(this.#queries, typed);
    const key = await this.keyedHash(`account:${userNameKey(typed)}`);
    return { key: row?.id ?? key, row };
  }

  /** A hash that cannot be computed without this database, in base64url. */
  async keyedHash(text: string): Promise<string> {
    this.#secret ??= this.#readSecret();
    return createHmac('sha256', await this.#secret)
      .update(text)
      .digest('base64url');
  }

  async #readSecret(): Promise<string> {
    try {
      return await serverSecret(this.#queries, 'subjects');
    } catch (error) {
      // After a failed read, the next call asks the database again.
      this.#secret = undefined;
      throw error;
    }
  }
}
