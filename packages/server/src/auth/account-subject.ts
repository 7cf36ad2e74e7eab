import { createHmac } from 'node:crypto';

import type { Queries } from '../db/database.ts';
import { userNameKey } from '../users/user-name-key.ts';
import { type UserRow, findByLogin } from '../users/user-store.ts';
import { serverSecret } from './server-secret.ts';

/** Whom somebody means who is not logged in. */
export interface Subject {
  /** The same for every way of naming an account; where there is none, of what was typed, as a keyed hash. */
  key: string;
  row: UserRow | undefined;
}

/** Finds out whom people mean, and what to call those who do not exist, so that both can be treated alike. */
export class Subjects {
  readonly #queries: Queries;
  #secret: Promise<string> | undefined;

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  /** @param typed a user name or an e-mail */
  async find(typed: string): Promise<Subject> {
    const row = await findByLogin(this.#queries, typed);
    const key = await this.keyedHash(`account:${userNameKey(typed)}`);
    return { key: row?.id ?? key, row };
  }

  /** A hash that nobody can work out who does not have this database, in base64url. */
  async keyedHash(text: string): Promise<string> {
    this.#secret ??= this.#readSecret();
    return createHmac('sha256', await this.#secret).update(text).digest('base64url');
  }

  async #readSecret(): Promise<string> {
    try {
      return await serverSecret(this.#queries, 'subjects');
    } catch (error) {
      // A database that is away for a moment is asked again.
      this.#secret = undefined;
      throw error;
    }
  }
}
