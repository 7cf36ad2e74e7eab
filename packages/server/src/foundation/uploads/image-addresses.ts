import type { ImageWidth } from '@oja/contract/image-sizes';

import { fullName, readImageName, sizedName } from './image-names.ts';

/** Translates between keys in the database and addresses on the wire. */
export class ImageAddresses {
  readonly #base: string;

  /** @param publicUrl of the configuration, without a slash at its end */
  constructor(publicUrl: string) {
    this.#base = `${publicUrl}/images/`;
  }

  full(key: string): string {
    return this.#base + fullName(key);
  }

  sized(key: string, width: ImageWidth): string {
    return this.#base + sizedName(key, width);
  }

  /** The address of a profile picture, or null for people without one. */
  ofProfile(key: string | null): string | null {
    return key === null ? null : this.full(key);
  }

  /** The key in the address of a full picture on our own host; undefined for any other address. */
  keyOf(address: string): string | undefined {
    if (!address.startsWith(this.#base)) return undefined;
    const name = readImageName(address.slice(this.#base.length));
    return name?.width === null ? name.key : undefined;
  }
}
