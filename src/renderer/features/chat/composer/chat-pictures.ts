import { IMAGES_MAX, IMAGES_TOTAL_BYTES_MAX } from '@oja/contract/limits';
import { ERROR_MESSAGES, VALIDATION } from '@oja/contract/texts';

/**
 * Checks newly chosen pictures for a message. Unlike in a post, two may have the same name, because every pasted
 * picture is called image.png. Each picture is a message and an upload of its own, so the size limit applies to each.
 * @returns the valid pictures, and the message of the first broken rule
 */
export function selectPictures(
  present: readonly File[],
  chosen: readonly File[],
): { accepted: File[]; message: string | undefined } {
  const accepted: File[] = [];
  let message: string | undefined;
  for (const file of chosen) {
    const problem = problemWith(file, present.length + accepted.length);
    if (problem === undefined) accepted.push(file);
    else message ??= problem;
  }
  return { accepted, message };
}

function problemWith({ type, size }: File, count: number): string | undefined {
  if (!type.startsWith('image/')) return VALIDATION.avatarNotImage;
  if (count >= IMAGES_MAX) return VALIDATION.imagesTooMany;
  return size > IMAGES_TOTAL_BYTES_MAX ? ERROR_MESSAGES.upload_too_large : undefined;
}
