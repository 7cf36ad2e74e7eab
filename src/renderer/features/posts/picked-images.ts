import { moveItem } from '@oja/ui/FilePicker';

/** A picture chosen for a post, on its way to the server. */
export interface PickedImage {
  id: string;
  file: File;
  status: 'waiting' | 'uploading' | 'done' | 'failed' | 'cancelled';
  /** Share sent, 0 to 1. */
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
  /** Those of a draft, before whatever was chosen while they were read. */
  | { type: 'restored'; images: PickedImage[] }
  | { type: 'removed'; id: string }
  | { type: 'moved'; id: string; to: number }
  | { type: 'changed'; id: string; change: Partial<PickedImage> }
  /** The server knows their addresses no more: all have to be sent again. */
  | { type: 'forgotten' }
  | { type: 'cleared' };

/** The server deletes a picture that no post has taken within 24 hours; this leaves time to write the post. */
const ADDRESS_GOOD_MS = 20 * 60 * 60 * 1000;

/** The address of a picture that need not be sent again; undefined for one that has to be. */
export function storedAddress({ url, storedAt = 0 }: PickedImage): string | undefined {
  return Date.now() - storedAt < ADDRESS_GOOD_MS ? url : undefined;
}

/** The chosen pictures, in the order in which they will be shown. */
export function pickedImagesReducer(images: PickedImage[], action: PickedImagesAction): PickedImage[] {
  switch (action.type) {
    case 'added':
      return [...images, ...action.images];
    case 'restored':
      return [...action.images, ...images.filter(({ id }) => !action.images.some((kept) => kept.id === id))];
    case 'removed':
      return images.filter(({ id }) => id !== action.id);
    case 'moved':
      return moveItem(images, action.id, action.to);
    case 'changed':
      return images.map((image) => (image.id === action.id ? { ...image, ...action.change } : image));
    case 'forgotten':
      return images.map(({ id, file }) => ({ id, file, status: 'waiting', progress: 0 }));
    case 'cleared':
      return [];
  }
}
