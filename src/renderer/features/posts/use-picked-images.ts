import { VALIDATION } from '@oja/contract/texts';
import { useObjectUrls } from '@oja/ui/hooks/useObjectUrls';
import { nanoid } from '@reduxjs/toolkit';
import { useReducer, useState } from 'react';

import { useUser } from '../../session/use-session.ts';
import { keepPictures } from './draft-pictures.ts';
import { selectImages } from './image-selection.ts';
import { type PickedImage, pickedImagesReducer } from './picked-images.ts';
import { useImageUploads } from './use-image-uploads.ts';
import { useKeptPictures } from './use-kept-pictures.ts';

/** Keeps the pictures chosen for a new post, also over a reload, and uploads them; one that is stored is not sent again. */
export function usePickedImages() {
  const { _id: userId } = useUser();
  const [images, dispatch] = useReducer(pickedImagesReducer, []);
  const [message, setMessage] = useState<string>();
  const { upload, stop } = useImageUploads(dispatch);
  const restoredCount = useKeptPictures(userId, images, dispatch);
  const previewUrls = useObjectUrls(images.map(({ file }) => file));

  const add = (files: File[]) => {
    const { accepted, message: refusal } = selectImages(images.map(({ file }) => file), files);
    setMessage(refusal);
    dispatch({ type: 'added', images: accepted.map((file) => ({ id: nanoid(), file, status: 'waiting', progress: 0 })) });
  };

  const remove = (id: string) => {
    stop(id);
    setMessage(undefined);
    dispatch({ type: 'removed', id });
  };

  /** Stops an upload; the picture stays, to be sent again or taken out. */
  const cancel = (id: string) => {
    stop(id);
    dispatch({ type: 'changed', id, change: { status: 'cancelled', progress: 0 } });
  };

  /** Uploads what is not stored yet. Gives every address in order, or undefined when a picture could not be stored. */
  const uploadAll = async (): Promise<string[] | undefined> => {
    setMessage(undefined);
    const urls = await Promise.all(images.map(upload));
    if (urls.every((url) => url !== undefined)) return urls;
    setMessage(VALIDATION.imagesUnsent);
    return undefined;
  };

  /** The server does not take the addresses of these pictures: says so, and the next time all are sent again. */
  const refuse = (refusal: string) => {
    dispatch({ type: 'forgotten' });
    setMessage(refusal);
  };

  /** None any more, here and in the draft; also when the page has been left meanwhile. */
  const clear = () => {
    for (const { id } of images) stop(id);
    setMessage(undefined);
    dispatch({ type: 'cleared' });
    void keepPictures(userId, []);
  };

  const move = (id: string, to: number) => dispatch({ type: 'moved', id, to });
  const retry = (image: PickedImage) => {
    setMessage(undefined);
    void upload(image);
  };

  return { images, previewUrls, message, restoredCount, add, remove, move, cancel, retry, uploadAll, refuse, clear };
}
