import { buffer } from 'node:stream/consumers';

import { errorText } from '../startup/startup-fault.ts';
import { fullName } from './image-names.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import type { PictureDeps } from './unused-pictures.ts';
import { findWithoutSizes, recordSizes } from './uploads-store.ts';

interface SizelessPicture {
  key: string;
  /** The width of its full size, in pixels. */
  width: number;
}

/** How long a turn of the job goes on to further pictures, in milliseconds: a server that stops waits for the turn. */
const TURN_MS = 5000;

/** Pictures that are read from the database at once. */
const BATCH = 20;

/**
 * Makes the sizes of stored pictures, one picture at a time, so that the rest of the server stays responsive. It reads
 * only pictures that this server encoded, so it needs no process of its own.
 */
export class PictureSizes {
  readonly #deps: PictureDeps;
  readonly #limit = new ConcurrencyLimit(1);
  readonly #underway = new Set<Promise<void>>();
  #isClosed = false;
  /** The key of the last picture that the job has tried; undefined before the first and after the last. */
  #tried: string | undefined;

  constructor(deps: PictureDeps) {
    this.#deps = deps;
  }

  /** Makes the sizes of a new picture in the background. If that fails, the job makes them. */
  begin(picture: SizelessPicture, now: () => number): void {
    const making = this.#limit
      .run(async () => (this.#isClosed ? undefined : this.#make(picture, now())))
      .catch((error: unknown) => this.#report(picture, error))
      .finally(() => this.#underway.delete(making));
    this.#underway.add(making);
  }

  /**
   * Makes missing sizes for a few seconds. The next call continues after the last picture, so that a picture that fails
   * does not delay the others.
   * @returns the number of pictures that have their sizes now
   */
  async makeMissing(now: number): Promise<number> {
    const end = performance.now() + TURN_MS;
    let made = 0;
    for (;;) {
      const pictures = await findWithoutSizes(this.#deps.database.queries, { after: this.#tried, limit: BATCH }, now);
      for (const picture of pictures) {
        if (performance.now() > end) return made;
        this.#tried = picture.key;
        await this.#make(picture, now).then(
          () => (made += 1),
          (error: unknown) => this.#report(picture, error),
        );
      }
      if (pictures.length < BATCH) {
        this.#tried = undefined;
        return made;
      }
    }
  }

  /** Waits for the picture in progress; the job of another server makes the sizes of the others. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#underway);
  }

  async #make(picture: SizelessPicture, now: number): Promise<void> {
    const { database, images } = this.#deps;
    const full = await images.stream(fullName(picture.key));
    if (!full) throw new Error('its file is missing');
    // Most servers receive no picture in their first minutes, so the library is loaded for the first one.
    const { encodeSizes } = await import('./encode-picture.ts');
    const files = await encodeSizes(picture.key, await buffer(full.content));
    await Promise.all(files.map(({ name, content }) => images.write(name, content)));
    // If it was removed meanwhile, its files may have been deleted before these were written.
    if (!(await recordSizes(database.queries, picture.key, now)))
      await Promise.all(files.map(({ name }) => images.remove(name)));
  }

  #report({ key }: SizelessPicture, error: unknown): void {
    this.#deps.log.error({ key, reason: errorText(error) }, 'the sizes of a picture could not be made');
  }
}
