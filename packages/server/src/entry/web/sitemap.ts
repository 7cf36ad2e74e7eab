import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import type { Queries } from '../../foundation/db/database.ts';
import type { Place } from '../../foundation/db/keyset.ts';
import { escapeHtml } from '../../foundation/text/escape-html.ts';
import { toTimestamp } from '../../foundation/text/timestamp.ts';
import { type SitemapList, postList, vendorList } from './sitemap-lists.ts';

const toGzip = promisify(gzip);

/** Addresses of a part: the protocol accepts 50,000, but a part of this size is written in an instant. */
const PART_SIZE = 10_000;
/** Rows of one query; between queries the server can do other work. */
const CHUNK = 1000;
/** How long a written part is cached, in milliseconds. */
const CACHE_MS = 10 * 60_000;
/** The most cached parts, compressed: some two hundred kilobytes each. */
const CACHE_MAX = 50;

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A list, and the ends of its full parts. A deleted entry makes a part shorter, and moves no other part. */
interface Divided {
  list: SitemapList;
  ends: Place[];
}

/**
 * The sitemap: an index, and parts that are read from the database in order of age, so that a full part stays the
 * same. Each file is written once and cached for minutes, for any number of crawlers.
 */
export class Sitemap {
  readonly #publicUrl: string;
  readonly #now: () => number;
  readonly #divided: readonly Divided[];
  readonly #partSize: number;
  readonly #cache = new Map<string, { until: number; file: Promise<Buffer | undefined> }>();

  /** @param partSize addresses of a part; tests use another size */
  constructor(queries: Queries, publicUrl: string, now: () => number, partSize = PART_SIZE) {
    this.#publicUrl = publicUrl;
    this.#now = now;
    this.#partSize = partSize;
    this.#divided = [vendorList(queries, now), postList(queries, now)].map((list) => ({ list, ends: [] }));
  }

  /**
   * A file of the sitemap, compressed with gzip.
   * @param name `index`, `pages`, or a list's name and a part's number, such as `posts-1`
   * @returns undefined where there is no such part
   */
  get(name: string): Promise<Buffer | undefined> {
    const known = this.#cache.get(name);
    if (known && known.until > this.#now()) return known.file;
    const file = this.#write(name);
    this.#cache.delete(name);
    const [oldest] = this.#cache.keys();
    if (oldest !== undefined && this.#cache.size >= CACHE_MAX) this.#cache.delete(oldest);
    const cached = { until: this.#now() + CACHE_MS, file };
    this.#cache.set(name, cached);
    // Failures and missing parts are not cached.
    const forget = () => void (this.#cache.get(name) === cached && this.#cache.delete(name));
    file.then((written) => written ?? forget(), forget);
    return file;
  }

  async #write(name: string): Promise<Buffer | undefined> {
    if (name === 'index') return toGzip(await this.#index());
    if (name === 'pages') return toGzip(urlset([entry(`${this.#publicUrl}/`)]));
    const [, wanted, number] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(name) ?? [];
    const divided = this.#divided.find(({ list }) => list.name === wanted);
    if (!divided) return undefined;
    const part = Number(number) - 1;
    // The list's growth is checked only for a part that is not known yet.
    if (part > divided.ends.length) await this.#divide(divided);
    if (part > divided.ends.length) return undefined;
    return toGzip(urlset(await this.#readPart(divided, part)));
  }

  async #index(): Promise<string> {
    const parts: string[] = ['pages'];
    for (const divided of this.#divided) {
      await this.#divide(divided);
      const { list, ends } = divided;
      const hasMore = (await list.skip(ends.at(-1), 1)) !== undefined;
      const count = ends.length + (hasMore ? 1 : 0);
      for (let number = 1; number <= count; number += 1) parts.push(`${list.name}-${number}`);
    }
    const lines = parts.map(
      (name) => `<sitemap><loc>${escapeHtml(`${this.#publicUrl}/sitemaps/${name}.xml`)}</loc></sitemap>`,
    );
    return `${HEADER}<sitemapindex ${NAMESPACE}>\n${lines.join('\n')}\n</sitemapindex>\n`;
  }

  /** Finds the ends of the parts that have filled since the last check. */
  async #divide({ list, ends }: Divided): Promise<void> {
    for (;;) {
      const [known, after] = [ends.length, ends.at(-1)];
      const end = await list.skip(after, this.#partSize);
      if (!end) return;
      // A concurrent call may have added the end meanwhile.
      if (ends.length === known) ends.push(end);
      await setImmediate();
    }
  }

  async #readPart({ list, ends }: Divided, part: number): Promise<string[]> {
    const end = ends[part];
    const lines: string[] = [];
    let after = ends[part - 1];
    for (let left = this.#partSize; left > 0; left -= CHUNK) {
      const size = Math.min(CHUNK, left);
      const found = await list.read(after, end, size);
      for (const { path, changedAt } of found)
        if (changedAt !== null) lines.push(entry(this.#publicUrl + path, changedAt));
      after = found.at(-1)?.place;
      if (found.length < size) break;
      await setImmediate();
    }
    return lines;
  }
}

function entry(address: string, changedAt?: number): string {
  const changed = changedAt === undefined ? '' : `<lastmod>${toTimestamp(changedAt)}</lastmod>`;
  return `<url><loc>${escapeHtml(address)}</loc>${changed}</url>`;
}

function urlset(lines: readonly string[]): string {
  return `${HEADER}<urlset ${NAMESPACE}>\n${lines.join('\n')}\n</urlset>\n`;
}
