import { IMAGE_SIDES } from '@oja/contract/limits';
import type { UploadPreset } from '@oja/contract/uploads';
import type { ResizeOptions } from 'sharp';

/** How a picture is encoded. */
export interface Encoding {
  resize: ResizeOptions;
  /** libwebp's quality, 0 to 100. */
  quality: number;
}

const within = (side: number): ResizeOptions => ({
  width: side,
  height: side,
  fit: 'inside',
  withoutEnlargement: true,
});

/** The full size of each kind of picture. */
export const PRESETS: Record<UploadPreset, Encoding> = {
  profile: {
    resize: { width: IMAGE_SIDES.profile, height: IMAGE_SIDES.profile, fit: 'cover', position: 'attention' },
    quality: 82,
  },
  post: { resize: within(IMAGE_SIDES.post), quality: 80 },
  chat: { resize: within(IMAGE_SIDES.chat), quality: 78 },
};
