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
}

export type PickedImagesAction =
  | { type: 'added'; images: PickedImage[] }
  | { type: 'removed'; id: string }
  | { type: 'moved'; id: string; to: number }
  | { type: 'changed'; id: string; change: Partial<PickedImage> };

/** The chosen pictures, in the order in which they will be shown. */
export function pickedImagesReducer(images: PickedImage[], action: PickedImagesAction): PickedImage[] {
  switch (action.type) {
    case 'added':
      return [...images, ...action.images];
    case 'removed':
      return images.filter(({ id }) => id !== action.id);
    case 'moved':
      return moveItem(images, action.id, action.to);
    case 'changed':
      return images.map((image) => (image.id === action.id ? { ...image, ...action.change } : image));
  }
}
