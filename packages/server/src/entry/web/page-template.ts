import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { errorCode } from '../../foundation/startup/startup-fault.ts';

/** The marks around the head's tags in src/renderer/index.html. */
const BEGIN = '<!--head-->';
const END = '<!--/head-->';

/** A built page, split around the place of its head's tags. */
interface Parts {
  changedAt: number;
  before: string;
  after: string;
}

/** A page of the web build whose head can be replaced. Read again when a build has replaced the page. */
export class PageTemplate {
  readonly #file: string;
  #parts: Parts | undefined;

  constructor(webDir: string, name: string) {
    this.#file = join(webDir, name);
  }

  /** The page with these tags in its head; undefined where there is no such page, or no place for a head in it. */
  async fill(tags: string): Promise<string | undefined> {
    const parts = await this.#read();
    return parts && `${parts.before}${tags}${parts.after}`;
  }

  async #read(): Promise<Parts | undefined> {
    try {
      const { mtimeMs: changedAt } = await stat(this.#file);
      if (this.#parts?.changedAt !== changedAt) this.#parts = cut(await readFile(this.#file, 'utf8'), changedAt);
      return this.#parts;
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    }
  }
}

function cut(page: string, changedAt: number): Parts | undefined {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  return begin === -1 || end === -1
    ? undefined
    : { changedAt, before: page.slice(0, begin), after: page.slice(end + END.length) };
}
