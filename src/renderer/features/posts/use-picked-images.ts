import { FAILURES } from '@oja/contract/texts';
import { toast } from '@oja/ui/Toast';
import { useObjectUrls } from '@oja/ui/hooks/useObjectUrls';
import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useReducer, useRef, useState } from 'react';

import { useGetConfigQuery } from '../../api/config-api.ts';
import { uploadImage } from '../../api/upload-image.ts';
import { usePlatform } from '../../platform/PlatformContext.tsx';
import { useAccessToken } from '../../session/use-session.ts';
import { selectImages } from './image-selection.ts';
import { type PickedImage, pickedImagesReducer } from './picked-images.ts';

/** How many uploads run at once: enough to fill a phone's line, few enough that each one moves. */
const PARALLEL = 3;

/** Keeps the pictures chosen for a post and uploads them; a picture once stored is not sent again. */
export function usePickedImages() {
  const [images, dispatch] = useReducer(pickedImagesReducer, []);
  const [message, setMessage] = useState<string>();
  const cancels = useRef(new Map<string, AbortController>());
  const accessToken = useAccessToken();
  const { serverOrigin } = usePlatform();
  const { data: config } = useGetConfigQuery();

  const previewUrls = useObjectUrls(images.map(({ file }) => file));

  useEffect(() => {
    const running = cancels.current;
    return () => {
      for (const controller of running.values()) controller.abort();
    };
  }, []);

  const add = (files: File[]) => {
    const { accepted, message: refusal } = selectImages(images.map(({ file }) => file), files);
    setMessage(refusal);
    dispatch({ type: 'added', images: accepted.map((file) => ({ id: nanoid(), file, status: 'waiting', progress: 0 })) });
  };

  const remove = (id: string) => {
    cancels.current.get(id)?.abort();
    setMessage(undefined);
    dispatch({ type: 'removed', id });
  };

  /** Stops an upload; the picture stays, to be sent again or taken out. */
  const cancel = (id: string) => {
    cancels.current.get(id)?.abort();
    dispatch({ type: 'changed', id, change: { status: 'cancelled', progress: 0 } });
  };

  const upload = async ({ id, file, url }: PickedImage): Promise<string | undefined> => {
    if (url !== undefined) return url;
    const controller = new AbortController();
    cancels.current.set(id, controller);
    dispatch({ type: 'changed', id, change: { status: 'uploading', progress: 0 } });
    try {
      const stored = await uploadImage(file, 'post', {
        url: new URL(config?.uploadUrl ?? '/api/upload', serverOrigin || globalThis.location.origin).href,
        accessToken,
        onProgress: (progress) => dispatch({ type: 'changed', id, change: { progress } }),
        signal: controller.signal,
      });
      dispatch({ type: 'changed', id, change: { status: 'done', progress: 1, url: stored.secure_url } });
      return stored.secure_url;
    } catch (error) {
      if (controller.signal.aborted) return undefined;
      const reason = error instanceof Error ? error.message : FAILURES.uploadFallback;
      dispatch({ type: 'changed', id, change: { status: 'failed', message: reason } });
      toast({ kind: 'error', title: FAILURES.uploadTitle, text: FAILURES.upload(file.name, reason) });
      return undefined;
    } finally {
      cancels.current.delete(id);
    }
  };

  /** Uploads what is not stored yet. Gives every address in order, or undefined when a picture could not be stored. */
  const uploadAll = async (): Promise<string[] | undefined> => {
    const urls: (string | undefined)[] = Array.from({ length: images.length });
    const queue = images.entries();
    const work = async () => {
      for (const [index, image] of queue) urls[index] = await upload(image);
    };
    await Promise.all(Array.from({ length: PARALLEL }, work));
    return urls.every((url) => url !== undefined) ? urls : undefined;
  };

  const move = (id: string, to: number) => dispatch({ type: 'moved', id, to });

  return { images, previewUrls, message, add, remove, move, cancel, retry: (image: PickedImage) => void upload(image), uploadAll };
}
