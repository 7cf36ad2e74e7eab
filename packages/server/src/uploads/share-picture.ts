import { buffer } from 'node:stream/consumers';

import type { ImageStore } from './image-store.ts';
import { fullName, keyIn } from './image-names.ts';
import { Turnstile } from './turnstile.ts';

/** The size that messengers show large, in pixels. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/** WhatsApp shows no picture above 300 kB. */
const BYTES_MAX = 280 * 1024;
const QUALITIES = [78, 55, 30];

/** Behind what is see-through: the brand's dark ground. */
const GROUND = '#0d1028';

/** Pictures that are kept in memory: what is shared now is fetched by every messenger within minutes. Some ten megabytes. */
const KEPT_MAX = 100;

/** Drawn at once: the rest of the server goes on meanwhile. */
const AT_ONCE = 2;

/** The name of the picture for sharing, beside the others of that key at /images/. It is drawn when it is asked for. */
export function shareName(key: string): string {
  return `${key.slice(0, 2)}/${key}-share.jpg`;
}

/** The key in such a name; undefined for any other text. */
export function keyInShareName(name: string): string | undefined {
  const webp = name.replace(/-share\.jpg$/, '.webp');
  const key = webp === name ? undefined : keyIn(webp);
  return key !== undefined && name === shareName(key) ? key : undefined;
}

/**
 * Draws kept pictures for messengers: as JPEG, because not all of them take WebP, whole, in one size, on a blurred ground
 * of themselves. Only pictures that we encoded are read here, so that it needs no process of its own.
 */
export class SharePictures {
  readonly #images: ImageStore;
  readonly #turnstile = new Turnstile(AT_ONCE);
  readonly #kept = new Map<string, Promise<Buffer | undefined>>();

  constructor(images: ImageStore) {
    this.#images = images;
  }

  /** The picture of a key; undefined where there is none. Those who ask at the same time share one drawing. */
  get(key: string): Promise<Buffer | undefined> {
    const known = this.#kept.get(key);
    if (known) return known;
    const drawing = this.#turnstile.pass(() => this.#draw(key));
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size >= KEPT_MAX) this.#kept.delete(oldest);
    this.#kept.set(key, drawing);
    const forget = () => this.#kept.delete(key);
    drawing.then((drawn) => drawn ?? forget(), forget);
    return drawing;
  }

  async #draw(key: string): Promise<Buffer | undefined> {
    const found = await this.#images.stream(fullName(key));
    if (!found) return undefined;
    const source = await buffer(found.content);
    // Most servers never share anything in their first minutes: the library comes with the first that does.
    const { default: sharp } = await import('sharp');
    // Blurred while it is small, which takes next to nothing.
    const ground = await sharp(source)
      .resize(Math.ceil(SHARE_WIDTH / 20), Math.ceil(SHARE_HEIGHT / 20), { fit: 'fill' })
      .blur(2)
      .modulate({ brightness: 0.6 })
      .png()
      .toBuffer();
    const picture = await sharp(source).resize(SHARE_WIDTH, SHARE_HEIGHT, { fit: 'inside' }).png({ compressionLevel: 1 }).toBuffer();
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
