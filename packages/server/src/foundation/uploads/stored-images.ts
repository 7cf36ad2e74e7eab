import { z } from 'zod';

import type { StoredImage } from './encoded-picture.ts';
import type { ImageAddresses } from './image-addresses.ts';

const imagesSchema: z.ZodType<StoredImage[]> = z.array(
  z.object({ key: z.string(), width: z.number(), height: z.number(), blur: z.string().nullable().default(null) }),
);

/** The pictures in a post's row. */
export function storedImages(row: { images: string }): StoredImage[] {
  return imagesSchema.parse(JSON.parse(row.images));
}

/** The first picture of a post, as small as lists show it. */
export function thumbnailOf(row: { images: string }, addresses: ImageAddresses): string | null {
  const [first] = storedImages(row);
  return first ? addresses.sized(first.key, 320) : null;
}
