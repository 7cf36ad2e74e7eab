/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** Parses a computed colour: `rgb(13, 16, 40)`, `rgba(6, 8, 22, 0.72)`. */
export function parseColour(computed: string): Rgba {
  const [red, green, blue, alpha = 1] = (/^rgba?\((.+)\)$/.exec(computed)?.[1] ?? '').split(/[\s,/]+/).map(Number);
  if (red === undefined || green === undefined || blue === undefined)
    throw new Error(`“${computed}” is no colour this can read.`);
  return [red, green, blue, alpha];
}

/** Blends a colour with the opaque one below it. */
export function layer(top: Rgba, below: Rgba): Rgba {
  const [red, green, blue, alpha] = top;
  const mix = (channel: number, under: number) => channel * alpha + under * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
}

/** Returns a channel's contribution to the luminance, as WCAG 2.2 defines it. */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Returns the relative luminance of an opaque colour, from 0 (black) to 1 (white). */
export function luminance([red, green, blue]: Rgba): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Returns the contrast ratio of two opaque colours, from 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrast(one: Rgba, other: Rgba): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
