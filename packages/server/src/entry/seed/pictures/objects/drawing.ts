import type { Paint } from '../palette.ts';

/**
 * Draws an object in a box from -100 to 100 in both directions, its foot near y = 90; returns the content of an SVG
 * group.
 */
export type Drawing = (paint: Paint) => string;
