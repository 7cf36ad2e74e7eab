import type { Shape } from './shapes.ts';

/** Red, green and blue, each from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** A square picture in Electron's format: blue, green, red and alpha, premultiplied. */
export class Bitmap {
  readonly size: number;
  readonly #pixels: Float64Array;

  /** @param size in pixels */
  constructor(size: number) {
    this.size = size;
    this.#pixels = new Float64Array(size * size * 4);
  }

  /** Paints a shape over the picture. */
  fill(shape: Shape, [red, green, blue]: Colour): void {
    this.#each(shape, (at, cover) => {
      const parts = [blue / 255, green / 255, red / 255, 1];
      for (const [part, value] of parts.entries()) this.#blend(at + part, cover, value);
    });
  }

  /** Erases a shape from the picture. */
  cut(shape: Shape): void {
    this.#each(shape, (at, cover) => {
      for (let part = 0; part < 4; part += 1) this.#blend(at + part, cover, 0);
    });
  }

  toBuffer(): Buffer {
    return Buffer.from(Uint8Array.from(this.#pixels, (value) => Math.round(value * 255)));
  }

  #blend(at: number, cover: number, value: number): void {
    this.#pixels[at] = value * cover + (this.#pixels[at] ?? 0) * (1 - cover);
  }

  #each(shape: Shape, paint: (at: number, cover: number) => void): void {
    for (let y = 0; y < this.size; y += 1) {
      for (let x = 0; x < this.size; x += 1) {
        const cover = shape(x + 0.5, y + 0.5);
        if (cover > 0) paint((y * this.size + x) * 4, cover);
      }
    }
  }
}
