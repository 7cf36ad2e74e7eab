import type { Readable } from 'node:stream';

/** Stores encoded pictures by name. A name is never used twice, so nothing is overwritten. */
export interface ImageStore {
  /** @throws ImageStoreUnavailable, as all of these do */
  write(name: string, content: Uint8Array): Promise<void>;
  /** The file as a stream with its size in bytes, or undefined when there is no such file. */
  stream(name: string): Promise<{ content: Readable; size: number } | undefined>;
  /** Removes the file; does nothing when there is no such file. */
  remove(name: string): Promise<void>;
  /** The address where everybody can read the file without this server; undefined where only this server can. */
  publicAddress(name: string): string | undefined;
  /** Resolves when the store answers, for GET /ready. */
  check(): Promise<void>;
}

/** The store cannot read or write anything now, regardless of the file. It may work again soon. */
export class ImageStoreUnavailable extends Error {
  /** Answered as `unavailable`. */
  readonly statusCode = 503;
}
