import { sizedImage } from '@oja/contract/image-sizes';
import { VALIDATION } from '@oja/contract/texts';
import { useObjectUrls } from '@oja/ui/hooks/use-object-urls';
import { nanoid } from '@reduxjs/toolkit';
import { useReducer, useState } from 'react';

import { useUser } from '../../../session/use-session.ts';
import type { DraftPurpose } from './draft-keys.ts';
import { storePictures } from './draft-pictures.ts';
import { selectImages } from './image-selection.ts';
import { type PickedImage, pickedImagesReducer } from './picked-images.ts';
import { useImageUploads } from './use-image-uploads.ts';
import { useStoredPictures } from './use-stored-pictures.ts';

/** The width in which a picture of another post is shown, in pixels. */
const PREVIEW_WIDTH = 320;

/** Manages the pictures of a new post: stores them in the draft of its purpose and uploads each once. */
export function usePickedImages(purpose: DraftPurpose) {
  const { _id: userId } = useUser();
  const [images, dispatch] = useReducer(pickedImagesReducer, []);
  const [message, setMessage] = useState<string>();
  const { upload, stop } = useImageUploads(dispatch);
  const { restoredCount, areStored } = useStoredPictures(userId, purpose, images, dispatch);
  const chosen = images.flatMap(({ file }) => file ?? []);
  const objectUrls = useObjectUrls(chosen);
  const previewUrls = images.map(({ file, url }) =>
    file ? objectUrls[chosen.indexOf(file)] : url && sizedImage(url, PREVIEW_WIDTH),
  );

  const add = (files: File[]) => {
    const { accepted, message: problem } = selectImages(
      images.map(({ id, file }) => file ?? { name: id, size: 0, type: 'image/webp' }),
      files,
    );
    setMessage(problem);
    dispatch({
      type: 'added',
      images: accepted.map((file) => ({ id: nanoid(), file, status: 'waiting', progress: 0 })),
    });
  };

  const remove = (id: string) => {
    stop(id);
    setMessage(undefined);
    dispatch({ type: 'removed', id });
  };

  /** Stops an upload. The picture stays, to be uploaded again or removed. */
  const cancel = (id: string) => {
    stop(id);
    dispatch({ type: 'changed', id, change: { status: 'cancelled', progress: 0 } });
  };

  /** Uploads the pictures that are not stored yet. Resolves to all addresses in order, or undefined if one failed. */
  const uploadAll = async (): Promise<string[] | undefined> => {
    setMessage(undefined);
    const urls = await Promise.all(images.map(upload));
    if (urls.every((url) => url !== undefined)) return urls;
    setMessage(VALIDATION.imagesUnsent);
    return undefined;
  };

  /** The server refused the addresses of these pictures: shows the message, and uploads all again next time. */
  const refuse = (problem: string) => {
    dispatch({ type: 'forgotten' });
    setMessage(problem);
  };

  /** Removes all pictures, from the draft too, even if the user has left the page. */
  const clear = () => {
    for (const { id } of images) stop(id);
    setMessage(undefined);
    dispatch({ type: 'cleared' });
    void storePictures(userId, purpose, []);
  };

  const move = (id: string, to: number) => dispatch({ type: 'moved', id, to });
  const retry = (image: PickedImage) => {
    setMessage(undefined);
    void upload(image);
  };

  return {
    images,
    previewUrls,
    message,
    restoredCount,
    areStored,
    add,
    remove,
    move,
    cancel,
    retry,
    uploadAll,
    refuse,
    clear,
  };
}
