import type { UploadAnswer, UploadPreset } from '@oja/contract/uploads';

import { usePlatform } from '../platform/PlatformContext.tsx';
import { useAccessToken } from '../session/use-session.ts';
import { useGetConfigQuery } from './config-api.ts';
import { uploadImage } from './upload-image.ts';

interface UploadOptions {
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Returns the function that uploads a picture for the signed-in user to this installation's image server; see
 * uploadImage.
 */
export function useUpload(): (file: File, preset: UploadPreset, options: UploadOptions) => Promise<UploadAnswer> {
  const accessToken = useAccessToken();
  const { serverOrigin } = usePlatform();
  const { data: config } = useGetConfigQuery();
  const url = new URL(config?.uploadUrl ?? '/api/upload', serverOrigin || globalThis.location.origin).href;
  return (file, preset, options) => uploadImage(file, preset, { ...options, url, accessToken });
}
