import type { Readable } from 'node:stream';

/** Where encoded pictures are kept, by name. Names are never used twice, so nothing is ever overwritten. */
export interface ImageStore {
  /** @throws ImageStoreAway, as all of these do */
  write(name: string, content: Uint8Array): Promise<void>;
  /** The file as a stream with its size, or undefined when there is none of that name. */
  stream(name: string): Promise<{ content: Readable; size: number } | undefined>;
  /** Removes the file; one that is not there is as good as removed. */
  remove(name: string): Promise<void>;
  /** Where everybody can read the file without this server; undefined where only this server can. */
  publicAddress(name: string): string | undefined;
  /** Resolves when the store answers, for GET /ready. */
  check(): Promise<void>;
}

/** The store cannot keep or give anything right now, whatever was asked of it; it may a moment later. */
export class ImageStoreAway extends Error {
  /** Answered as `unavailable`. */
  readonly statusCode = 503;
}
