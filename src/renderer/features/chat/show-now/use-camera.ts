import type { ShowNowDialogProps } from '@oja/market/ShowNowDialog';
import { useCallback, useEffect, useRef, useState } from 'react';

import { usePlatform } from '../../../platform/PlatformContext.tsx';

type CameraState = ShowNowDialogProps['camera'];

/** The one at the back of a phone, without sound. */
const CAMERA: MediaStreamConstraints = {
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
  audio: false,
};

/** Why there is no camera, by the error of getUserMedia. */
export function failureOf(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed';
}

/**
 * Runs the camera while the component is mounted. The desktop app allows it for that time alone.
 * @returns its state, and `connect`: the ref of the video element that shows it
 */
export function useCamera() {
  const { desktop } = usePlatform();
  const [state, setState] = useState<CameraState>('starting');
  const [wanted, setWanted] = useState(CAMERA);
  const [stream, setStream] = useState<MediaStream>();
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    let isOver = false;
    let opened: MediaStream | undefined;
    const stop = () => {
      for (const track of opened?.getTracks() ?? []) track.stop();
    };
    const start = async () => {
      await desktop?.allowCamera(true);
      // Missing where the page has no secure address.
      if (!('mediaDevices' in navigator)) throw new DOMException('', 'NotFoundError');
      opened = await navigator.mediaDevices.getUserMedia(wanted);
      if (isOver) stop();
      else setStream(opened);
    };
    start().catch((error: unknown) => {
      if (!isOver) setState(failureOf(error));
    });
    return () => {
      isOver = true;
      stop();
      setStream(undefined);
      desktop?.allowCamera(false).catch(reportError);
    };
  }, [desktop, wanted]);

  const connect = useCallback(
    (element: HTMLVideoElement | null) => {
      video.current = element;
      if (element) element.srcObject = stream ?? null;
    },
    [stream],
  );
  return {
    state,
    video,
    connect,
    setIsLive: () => setState('live'),
    fail: () => setState('failed'),
    restart: () => {
      setState('starting');
      setWanted({ ...CAMERA });
    },
  };
}
