/** The data of a stored picture. */
export interface StoredImage {
  key: string;
  width: number;
  height: number;
  /**
   * Its blurred version as a thumbhash in Base64; null for a transparent picture, and for those of earlier versions.
   */
  blur: string | null;
}

/** A picture to be stored: its data, and its full size as WebP. */
export interface EncodedPicture {
  image: StoredImage;
  content: Uint8Array;
}

/** One of the sizes of a picture, to be stored. */
export interface EncodedSize {
  name: string;
  content: Uint8Array;
}

/** The bytes looked like a picture, but could not be decoded. */
export class UndecodablePicture extends Error {}
