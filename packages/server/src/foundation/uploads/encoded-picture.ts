/** The data of a stored picture. */
export interface StoredImage {
  key: string;
  width: number;
  height: number;
}

/** A picture to be stored: its key, and its files by name. */
export interface EncodedPicture {
  image: StoredImage;
  files: { name: string; content: Uint8Array }[];
}

/** The bytes looked like a picture, but could not be decoded. */
export class UndecodablePicture extends Error {}
