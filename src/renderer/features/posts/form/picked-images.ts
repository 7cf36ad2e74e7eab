import { moveItem } from '@oja/ui/FilePicker';

/** A picture chosen for a post, uploaded or not, or one of a post of the viewer's own that is posted again. */
export interface PickedImage {
  id: string;
  /** Missing for a picture of another post: its address is good as long as that post has it. */
  file?: File;
  status: 'waiting' | 'uploading' | 'done' | 'failed' | 'cancelled';
  /** The uploaded share, 0 to 1. */
  progress: number;
  /** Why it failed. */
  message?: string;
  /** Its address once stored. */
  url?: string;
  /** When it was stored. */
  storedAt?: number;
}

export type PickedImagesAction =
  | { type: 'added'; images: PickedImage[] }
  /** The pictures of a draft, placed before pictures that were chosen while the draft was read. */
  | { type: 'restored'; images: PickedImage[] }
  | { type: 'removed'; id: string }
  | { type: 'moved'; id: string; to: number }
  | { type: 'changed'; id: string; change: Partial<PickedImage> }
  /** The server does not accept their addresses any more: all files must be uploaded again. Others are gone. */
  | { type: 'forgotten' }
  | { type: 'cleared' };

/** The server deletes a picture that no post uses within 24 hours. This limit leaves time to write the post. */
const ADDRESS_GOOD_MS = 20 * 60 * 60 * 1000;

/** The address of a picture that is uploaded already; undefined if it must be uploaded again. */
export function storedAddress({ file, url, storedAt = 0 }: PickedImage): string | undefined {
  return !file || Date.now() - storedAt < ADDRESS_GOOD_MS ? url : undefined;
}

/** The chosen pictures, in display order. */
export function pickedImagesReducer(images: PickedImage[], action: PickedImagesAction): PickedImage[] {
  switch (action.type) {
    case 'added':
      return [...images, ...action.images];
    case 'restored':
      return [...action.images, ...images.filter(({ id }) => !action.images.some((restored) => restored.id === id))];
    case 'removed':
      return images.filter(({ id }) => id !== action.id);
    case 'moved':
      return moveItem(images, action.id, action.to);
    case 'changed':
      return images.map((image) => (image.id === action.id ? { ...image, ...action.change } : image));
    case 'forgotten':
      return images.flatMap(({ id, file }) => (file ? [{ id, file, status: 'waiting', progress: 0 }] : []));
    case 'cleared':
      return [];
  }
}
