import { ShowNowDialog } from '@oja/market/ShowNowDialog';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useObjectUrls } from '@oja/ui/hooks/use-object-urls';
import { useMemo, useState } from 'react';

import { stampPicture } from './stamp-picture.ts';
import { useCamera } from './use-camera.ts';

interface TakePictureProps {
  postTitle: string;
  /** The name of the buyer, which is written on the picture. */
  name: string;
  onTaken: (picture: File) => void;
  onClose: () => void;
}

/** The dialog that takes a stamped picture with the camera, which runs while the dialog is open. */
export function TakePicture({ postTitle, name, onTaken, onClose }: TakePictureProps) {
  const { locale } = useLocale();
  const { state, video, connect, setIsLive, restart, fail } = useCamera();
  const [picture, setPicture] = useState<File>();
  const [url] = useObjectUrls(useMemo(() => (picture ? [picture] : []), [picture]));
  const take = () => {
    if (video.current) void stampPicture(video.current, { name, at: new Date(), locale }).then(setPicture, fail);
  };
  return (
    <ShowNowDialog
      open
      postTitle={postTitle}
      name={name}
      camera={state}
      videoRef={connect}
      onLive={setIsLive}
      pictureUrl={picture && url}
      onTake={take}
      onRetake={() => setPicture(undefined)}
      onSend={() => picture && onTaken(picture)}
      onRetry={restart}
      onOpenChange={onClose}
    />
  );
}
