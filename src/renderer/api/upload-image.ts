import { FAILURES } from '@oja/contract/failures';
import { ERROR_MESSAGES } from '@oja/contract/texts';
import type { UploadAnswer, UploadPreset } from '@oja/contract/uploads';

import { countBytes } from '../platform/counted-bytes.ts';
import { isErrorBody, isPermanentError } from './failure.ts';

/** A failed upload, with a sentence for the user. */
export class UploadError extends Error {
  override name = 'UploadError';
  /** Whether the server checked the picture and refused it; otherwise a retry may succeed. */
  readonly isRefused: boolean;

  constructor(message: string, isRefused = false) {
    super(message);
    this.isRefused = isRefused;
  }
}

/** How long an upload may stand still, in milliseconds: on a dead line no error event ever comes. */
const STALL_MS = 60_000;

function isUploadAnswer(answer: unknown): answer is UploadAnswer {
  return (
    typeof answer === 'object' && answer !== null && 'secure_url' in answer && typeof answer.secure_url === 'string'
  );
}

function readAnswer(request: XMLHttpRequest): UploadAnswer {
  const answer: unknown = request.response;
  if (request.status >= 200 && request.status < 300) {
    if (isUploadAnswer(answer)) return answer;
  } else if (isErrorBody(answer)) {
    throw new UploadError(answer.message, isPermanentError(request.status));
  }
  if (request.status === 413) throw new UploadError(ERROR_MESSAGES.upload_too_large, true);
  throw new UploadError(FAILURES.uploadFallback);
}

/**
 * Uploads one picture (product §7 "Image upload"). Uses XMLHttpRequest, because fetch does not report upload progress.
 * @param options.url the target, absolute or on this origin
 * @param options.onProgress called with the uploaded share, 0 to 1
 * @param options.signal cancels the upload; the promise then rejects with the signal's reason
 * @returns the stored picture's address and size; rejects with UploadError, also when nothing moves for a minute
 */
export function uploadImage(
  file: File,
  preset: UploadPreset,
  options: { url: string; accessToken: string | undefined; onProgress: (share: number) => void; signal: AbortSignal },
): Promise<UploadAnswer> {
  const { url, accessToken, onProgress, signal } = options;
  const { promise, resolve, reject } = Promise.withResolvers<UploadAnswer>();
  const body = new FormData();
  body.append('upload_preset', preset);
  body.append('file', file, file.name);

  const request = new XMLHttpRequest();
  request.open('POST', url);
  request.responseType = 'json';
  if (accessToken !== undefined) request.setRequestHeader('authorization', `Bearer ${accessToken}`);
  let stalled: ReturnType<typeof setTimeout> | undefined;
  const watch = () => {
    clearTimeout(stalled);
    stalled = setTimeout(() => {
      request.abort();
      reject(new UploadError(FAILURES.network));
    }, STALL_MS);
  };
  request.addEventListener('loadend', () => clearTimeout(stalled));
  let counted = 0;
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    watch();
    countBytes(loaded - counted);
    counted = loaded;
    onProgress(total > 0 ? loaded / total : 0);
  });
  request.addEventListener('load', () => {
    try {
      resolve(readAnswer(request));
    } catch (error) {
      reject(error instanceof Error ? error : new UploadError(FAILURES.uploadFallback));
    }
  });
  request.addEventListener('error', () => {
    reject(new UploadError(FAILURES.network));
  });
  const cancel = () => {
    request.abort();
    reject(signal.reason instanceof Error ? signal.reason : new UploadError(FAILURES.uploadFallback));
  };
  signal.addEventListener('abort', cancel);
  // Cancelled while the picture was being shrunk: no abort event follows.
  if (signal.aborted) cancel();
  else {
    watch();
    request.send(body);
  }
  return promise;
}
