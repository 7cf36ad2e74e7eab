import type { UploadPreset } from '@oja/contract/uploads';
import type { ResizeOptions } from 'sharp';

import { THUMBNAIL_SIDE, fullName, thumbnailName } from './image-names.ts';

/** One of the files that a picture is encoded to. */
export interface Variant {
  nameOf: (key: string) => string;
  resize: ResizeOptions;
  quality: number;
}

const within = (side: number): ResizeOptions => ({
  width: side,
  height: side,
  fit: 'inside',
  withoutEnlargement: true,
});

/** The files of each kind of picture; the address of the first one is given to clients. */
export const PRESETS: Record<UploadPreset, readonly [Variant, ...Variant[]]> = {
  profile: [
    { nameOf: fullName, resize: { width: 512, height: 512, fit: 'cover', position: 'attention' }, quality: 82 },
  ],
  post: [
    { nameOf: fullName, resize: within(1600), quality: 80 },
    { nameOf: thumbnailName, resize: within(THUMBNAIL_SIDE), quality: 76 },
  ],
  chat: [{ nameOf: fullName, resize: within(1280), quality: 78 }],
};
