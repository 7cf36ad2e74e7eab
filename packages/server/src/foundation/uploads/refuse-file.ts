import { ERROR_MESSAGES } from '@oja/contract/texts';

import { ApiError } from '../http/api-error.ts';

/** An error about the file, at its field. */
export function refuseFile(code: 'not_an_image' | 'image_too_large' | 'upload_missing'): ApiError {
  return new ApiError(code, { file: ERROR_MESSAGES[code] });
}
