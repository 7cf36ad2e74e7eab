import { IMAGE_SIDES, IMAGE_WIDTHS } from './limits.ts';

/**
 * The addresses of a picture's sizes follow from the address of the picture, so that answers need not list them. A size
 * that is not made yet, or would be wider than the picture, is answered with the full picture.
 */

/** One of the widths in which pictures are stored. */
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** A file of a picture, as `srcset` lists it. */
export interface ImageSource {
  src: string;
  /** In pixels. */
  width: number;
}

/** An address of a picture of our own, in any size. */
const OWN_PICTURE = /(\/images\/[0-9a-f]{2}\/[0-9a-f]{32})(?:-\d+)?\.webp$/;

/** Widths for avatars, and for posts beside their title. */
const SMALL_WIDTHS = IMAGE_WIDTHS.filter((width) => width <= 320);

/** Widths for pictures that people look at. */
const LARGE_WIDTHS = IMAGE_WIDTHS.filter((width) => width >= 320);

/**
 * The address of a picture in a width.
 * @param url the address of a picture of our own, in any size
 * @returns the same address for any other picture, for example of a hosted upload service
 */
export function sizedImage(url: string, width: ImageWidth): string {
  return url.replace(OWN_PICTURE, `$1-${width}.webp`);
}

/**
 * The files of a picture that people look at: from 320 px to its full size.
 * @param fullWidth the width of the full size, in pixels; where it is unknown, the largest possible one
 * @returns an empty list for a picture that is not our own
 */
export function imageSources(url: string, fullWidth: number = IMAGE_SIDES.chat): ImageSource[] {
  if (!OWN_PICTURE.test(url)) return [];
  const sizes = LARGE_WIDTHS.filter((width) => width < fullWidth);
  return [...sizes.map((width) => ({ src: sizedImage(url, width), width })), { src: url, width: fullWidth }];
}

/**
 * The files of a picture that is shown small, such as an avatar: 128 and 320 px.
 * @returns an empty list for no picture, and for a picture that is not our own
 */
export function smallImageSources(url: string | null | undefined): ImageSource[] {
  if (!url || !OWN_PICTURE.test(url)) return [];
  return SMALL_WIDTHS.map((width) => ({ src: sizedImage(url, width), width }));
}
