import { FAILURES } from '@oja/contract/failures';

import { translateText } from '../../../platform/language.ts';
import { uploadImage, UploadError } from '../../../api/upload-image.ts';
import { shrinkImage } from '../../posts/form/shrink-image.ts';
import { SendingFailure } from './sending-failure.ts';

/**
 * Uploads the picture of a message, as small as it is shown.
 * @param options as those of uploadImage, which never cancels here
 * @returns its address; rejects with SendingFailure
 */
export async function uploadPicture(
  file: File,
  options: { url: string; accessToken: string | undefined; onProgress: (share: number) => void },
): Promise<string> {
  try {
    const { signal } = new AbortController();
    const stored = await uploadImage(await shrinkImage(file, 'chat'), 'chat', { ...options, signal });
    return stored.secure_url;
  } catch (error) {
    const reason = error instanceof Error ? error.message : FAILURES.uploadFallback;
    const text = translateText(FAILURES.upload(file.name, translateText(reason)));
    throw new SendingFailure(FAILURES.uploadTitle, text, !(error instanceof UploadError && error.isRefused));
  }
}
