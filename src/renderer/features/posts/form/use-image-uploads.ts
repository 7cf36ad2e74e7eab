import { FAILURES } from '@oja/contract/failures';
import { toast } from '@oja/ui/toast-store';
import { type Dispatch, useEffect, useRef, useState } from 'react';

import { translateText } from '../../../platform/language.ts';
import { useGetConfigQuery } from '../../../api/config-api.ts';
import { uploadImage } from '../../../api/upload-image.ts';
import { usePlatform } from '../../../platform/PlatformContext.tsx';
import { useAccessToken } from '../../../session/use-session.ts';
import { limitParallel } from './limit-parallel.ts';
import { type PickedImage, type PickedImagesAction, storedAddress } from './picked-images.ts';
import { shrinkImage } from './shrink-image.ts';

/** How many uploads run at once: enough to use a phone's bandwidth, few enough that each one progresses. */
const PARALLEL = 3;

interface Upload {
  controller: AbortController;
  /** The address; undefined if the upload failed or was cancelled. */
  address: Promise<string | undefined>;
}

/**
 * Shrinks and uploads pictures, three at a time, and reports the progress of each.
 * @returns `upload` resolves to a picture's address, without sending a picture that is stored or already uploading;
 * undefined if it failed, which has been reported then. `stop` cancels the upload of one picture.
 */
export function useImageUploads(dispatch: Dispatch<PickedImagesAction>) {
  const uploads = useRef(new Map<string, Upload>());
  const [inParallel] = useState(() => limitParallel(PARALLEL));
  const accessToken = useAccessToken();
  const { serverOrigin } = usePlatform();
  const { data: config } = useGetConfigQuery();

  useEffect(() => {
    const underWay = uploads.current;
    return () => {
      for (const { controller } of underWay.values()) controller.abort();
    };
  }, []);

  const send = async (id: string, file: File, signal: AbortSignal): Promise<string | undefined> => {
    const change = (changes: Partial<PickedImage>) => dispatch({ type: 'changed', id, change: changes });
    try {
      signal.throwIfAborted();
      change({ status: 'uploading', progress: 0 });
      const small = await shrinkImage(file, 'post');
      const { secure_url: url } = await uploadImage(small, 'post', {
        url: new URL(config?.uploadUrl ?? '/api/upload', serverOrigin || globalThis.location.origin).href,
        accessToken,
        onProgress: (progress) => change({ progress }),
        signal,
      });
      change({ status: 'done', progress: 1, url, storedAt: Date.now() });
      return url;
    } catch (error) {
      if (signal.aborted) return undefined;
      const message = translateText(error instanceof Error ? error.message : FAILURES.uploadFallback);
      change({ status: 'failed', message });
      toast({
        tone: 'danger',
        group: 'createPost',
        title: translateText(FAILURES.uploadTitle),
        text: translateText(FAILURES.upload(file.name, message)),
      });
      return undefined;
    }
  };

  const upload = (image: PickedImage): Promise<string | undefined> => {
    const { id, file } = image;
    const stored = storedAddress(image);
    if (stored !== undefined || !file) return Promise.resolve(stored);
    const underWay = uploads.current.get(id);
    if (underWay) return underWay.address;
    const controller = new AbortController();
    const begun: Upload = {
      controller,
      address: inParallel(() => send(id, file, controller.signal)).finally(() => {
        // An upload that was stopped and restarted has been replaced by a newer one.
        if (uploads.current.get(id) === begun) uploads.current.delete(id);
      }),
    };
    uploads.current.set(id, begun);
    return begun.address;
  };

  const stop = (id: string) => {
    uploads.current.get(id)?.controller.abort();
    uploads.current.delete(id);
  };

  return { upload, stop };
}
