import { buffer } from 'node:stream/consumers';

import type { ImageStore } from './image-store.ts';
import { fullName, readImageName } from './image-names.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';

/** The size that messengers show as a large picture, in pixels. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/** WhatsApp shows no picture above 300 kB. */
const BYTES_MAX = 280 * 1024;
const QUALITIES = [78, 55, 30];

/** The colour behind transparent pictures: the brand's dark background. */
const GROUND = '#0d1028';

/** The most cached pictures: every messenger fetches a shared picture within minutes. Some ten megabytes. */
const CACHE_MAX = 100;

/** Pictures that are drawn at the same time, so that the rest of the server stays responsive. */
const AT_ONCE = 2;

/** The name of the picture for sharing, beside the other names of that key at /images/. It is drawn on request. */
export function shareName(key: string): string {
  return `${key.slice(0, 2)}/${key}-share.jpg`;
}

/** The key in the name of a picture for sharing; undefined for any other text. */
export function keyInShareName(name: string): string | undefined {
  const webp = name.replace(/-share\.jpg$/, '.webp');
  const key = webp === name ? undefined : readImageName(webp)?.key;
  return key !== undefined && name === shareName(key) ? key : undefined;
}

/**
 * Draws stored pictures for messengers: as JPEG, because not all of them accept WebP, uncropped, in one size, on a
 * blurred copy of the picture. It reads only pictures that this server encoded, so it needs no process of its own.
 */
export class SharePictures {
  readonly #images: ImageStore;
  readonly #limit = new ConcurrencyLimit(AT_ONCE);
  readonly #cache = new Map<string, Promise<Buffer | undefined>>();

  constructor(images: ImageStore) {
    this.#images = images;
  }

  /** The picture of a key; undefined where there is none. Concurrent requests share one drawing. */
  get(key: string): Promise<Buffer | undefined> {
    const known = this.#cache.get(key);
    if (known) return known;
    const drawing = this.#limit.run(() => this.#draw(key));
    const [oldest] = this.#cache.keys();
    if (oldest !== undefined && this.#cache.size >= CACHE_MAX) this.#cache.delete(oldest);
    this.#cache.set(key, drawing);
    const forget = () => this.#cache.delete(key);
    drawing.then((drawn) => drawn ?? forget(), forget);
    return drawing;
  }

  async #draw(key: string): Promise<Buffer | undefined> {
    const found = await this.#images.stream(fullName(key));
    if (!found) return undefined;
    const source = await buffer(found.content);
    // Most servers draw nothing in their first minutes, so the library is loaded for the first drawing.
    const { default: sharp } = await import('sharp');
    // Blurred while it is small, which is cheap.
    const ground = await sharp(source)
      .resize(Math.ceil(SHARE_WIDTH / 20), Math.ceil(SHARE_HEIGHT / 20), { fit: 'fill' })
      .blur(2)
      .modulate({ brightness: 0.6 })
      .png()
      .toBuffer();
    const picture = await sharp(source)
      .resize(SHARE_WIDTH, SHARE_HEIGHT, { fit: 'inside' })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const drawn = await sharp(ground)
      .resize(SHARE_WIDTH, SHARE_HEIGHT, { fit: 'fill', kernel: 'cubic' })
      .composite([{ input: picture }])
      .flatten({ background: GROUND })
      .raw()
      .toBuffer({ resolveWithObject: true });
    let jpeg: Buffer | undefined;
    for (const quality of QUALITIES) {
      jpeg = await sharp(drawn.data, { raw: drawn.info }).jpeg({ quality }).toBuffer();
      if (jpeg.length <= BYTES_MAX) break;
    }
    return jpeg;
  }
}
