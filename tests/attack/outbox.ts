import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { dataPaths } from '../../packages/server/src/foundation/startup/data-folder.ts';

/** The longest time from an answer until its email is in the folder. */
const ARRIVES_MS = 5000;
/** After this time without a further email, none is on its way. */
const QUIET_MS = 700;

/** The emails that a server wrote, as the owners of the mailboxes read them. */
export class Outbox {
  readonly #folder: string;
  readonly #read = new Map<string, Promise<string>>();

  constructor(dataDir: string) {
    this.#folder = dataPaths(dataDir).outbox;
  }

  /** The emails in a mailbox, oldest first, once no further one is on its way. */
  async of(address: string): Promise<string[]> {
    for (let before = -1; ;) {
      const emails = await this.#find(address);
      if (emails.length === before) return emails;
      before = emails.length;
      await pause(QUIET_MS);
    }
  }

  /**
   * Returns what a pattern finds in the newest email in a mailbox that has it, waiting for its arrival.
   * @throws Error if there is none
   */
  async find(address: string, pattern: RegExp, after = 0): Promise<string> {
    for (const end = Date.now() + ARRIVES_MS; Date.now() < end; await pause(50)) {
      const emails = (await this.#find(address)).slice(after);
      const found = emails.map((email) => pattern.exec(email)?.[1]).findLast((text) => text !== undefined);
      if (found !== undefined) return found;
    }
    throw new Error(`No email with ${String(pattern)} came to ${address}.`);
  }

  async #find(address: string): Promise<string[]> {
    const names = (await readdir(this.#folder)).filter((name) => name.endsWith('.eml')).toSorted();
    const emails = names.map((name) => {
      const email = this.#read.get(name) ?? readFile(join(this.#folder, name), 'utf8').then(plain);
      this.#read.set(name, email);
      return email;
    });
    return (await Promise.all(emails)).filter((email) =>
      email.toLowerCase().includes(`\nto: ${address.toLowerCase()}`),
    );
  }
}

/** The text of an email without its transfer encoding, as far as letters of English go. */
function plain(email: string): string {
  return email
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}
