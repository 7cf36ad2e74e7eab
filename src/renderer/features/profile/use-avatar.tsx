import { FAILURES } from '@oja/contract/failures';
import { VALIDATION } from '@oja/contract/texts';
import type { ProfileFormProps } from '@oja/market/ProfileForm';
import { useObjectUrls } from '@oja/ui/hooks/use-object-urls';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { translateText } from '../../platform/language.ts';
import { useUpload } from '../../api/use-upload.ts';
import { useUser } from '../../session/use-session.ts';
import { shrinkImage } from '../posts/form/shrink-image.ts';

/** A chosen picture and its upload progress; `null` removes the picture. */
type Chosen = { file: File; progress?: number } | null;

interface Upload {
  controller: AbortController;
  /** The address; undefined if the upload failed, which has been reported then. */
  address: Promise<string | undefined>;
}

/**
 * The viewer's picture in the form: previewed as soon as it is chosen, and uploaded at once, so that saving need not
 * wait.
 * @returns `field` for the form; `settle` waits for the upload and returns the new address, null for none, undefined if
 * the picture stays, or 'failed'; `reset` restores the saved picture; `refuse` shows the server's message
 */
export function useAvatar() {
  const viewer = useUser();
  const send = useUpload();
  const [chosen, setChosen] = useState<Chosen>();
  const [error, setError] = useState<ReactNode>();
  const upload = useRef<Upload>(undefined);
  const [preview] = useObjectUrls(chosen ? [chosen.file] : []);

  const stop = () => {
    upload.current?.controller.abort();
    upload.current = undefined;
    setError(undefined);
  };
  useEffect(() => () => upload.current?.controller.abort(), []);

  const store = async (file: File, signal: AbortSignal) => {
    try {
      const onProgress = (progress: number) => setChosen({ file, progress });
      onProgress(0);
      const { secure_url: address } = await send(await shrinkImage(file, 'profile'), 'profile', { onProgress, signal });
      setChosen({ file });
      return address;
    } catch (failure) {
      if (signal.aborted) return undefined;
      setChosen({ file });
      setError(<UploadFailure reason={failure instanceof Error ? failure.message : ''} />);
      return undefined;
    }
  };
  const begin = (file: File) => {
    stop();
    const controller = new AbortController();
    upload.current = { controller, address: store(file, controller.signal) };
  };

  const field: ProfileFormProps['avatar'] = {
    name: viewer.name,
    src: chosen === undefined ? viewer.profileImage : (preview ?? null),
    progress: chosen?.progress,
    error,
    onSelect(file) {
      if (file.type.startsWith('image/')) begin(file);
      else setError(translateText(VALIDATION.avatarNotImage));
    },
    onRetry:
      chosen && error !== undefined && error !== translateText(VALIDATION.avatarNotImage)
        ? () => begin(chosen.file)
        : undefined,
    onRemove() {
      stop();
      setChosen(null);
    },
  };
  return {
    field,
    async settle(): Promise<string | null | undefined> {
      if (!chosen) return chosen;
      return (await upload.current?.address) ?? 'failed';
    },
    reset() {
      stop();
      setChosen(undefined);
    },
    refuse: (reason: string) => setError(<UploadFailure reason={reason} />),
  };
}

/** The sentence of product §8, with the server's reason if there is one. */
function UploadFailure({ reason }: { reason: string }) {
  const isKnown = reason !== '' && reason !== FAILURES.uploadFallback && reason !== FAILURES.network;
  return (
    <>
      <span>{translateText(FAILURES.avatarUpload)}</span> {isKnown && <span>{translateText(reason)}</span>}
    </>
  );
}
