import { IMAGES_MAX, IMAGES_TOTAL_BYTES_MAX } from '@oja/contract/limits';
import { REFUSALS, VALIDATION } from '@oja/contract/texts';

/**
 * Judges newly chosen pictures for a message. Unlike a post's, two may have one name: every picture that is pasted is
 * called image.png. Each is a message and an upload of its own, so the size counts for each.
 * @returns those that fit, and the first broken rule
 */
export function selectPictures(
  present: readonly File[],
  chosen: readonly File[],
): { accepted: File[]; message: string | undefined } {
  const accepted: File[] = [];
  let message: string | undefined;
  for (const file of chosen) {
    const refusal = refusalOf(file, present.length + accepted.length);
    if (refusal === undefined) accepted.push(file);
    else message ??= refusal;
  }
  return { accepted, message };
}

function refusalOf({ type, size }: File, count: number): string | undefined {
  if (!type.startsWith('image/')) return VALIDATION.avatarNotImage;
  if (count >= IMAGES_MAX) return VALIDATION.imagesTooMany;
  return size > IMAGES_TOTAL_BYTES_MAX ? REFUSALS.upload_too_large : undefined;
}
