/** What is remembered of a stored picture. */
export interface StoredImage {
  key: string;
  width: number;
  height: number;
}

/** A picture on its way into the store: under which key, and the files it became, by name. */
export interface EncodedPicture {
  image: StoredImage;
  files: { name: string; content: Uint8Array }[];
}

/** The bytes looked like a picture, but no picture came out of them. */
export class UndecodablePicture extends Error {}
