import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useLogInWithGoogleMutation } from '../../api/auth-api.ts';
import { useGetConfigQuery } from '../../api/config-api.ts';
import { logFailure } from '../../platform/log-failure.ts';
import { usePlatform } from '../../platform/PlatformContext.tsx';
import { placeAfterLogin } from '../../session/place-after-login.ts';
import { signIn } from '../../session/sign-in.ts';
import { useSessionDispatch } from '../../session/use-session.ts';
import { type GoogleAnswer, googleAddress, hasGoogleAnswer, readGoogleAnswer } from './google-sign-in.ts';
import { useGoogleInBrowser } from './use-google-in-browser.ts';

/** What the page offers of signing in with Google. */
interface GoogleOffer {
  /** Undefined where the installation does not offer it. */
  begin: (() => void) | undefined;
  /** Google's answer is being handed to the server. */
  isPending: boolean;
  /** Ends the waiting for the system's browser; undefined while nobody waits for one. */
  cancel: (() => void) | undefined;
}

const leave = (clientId: string) => globalThis.location.assign(googleAddress(clientId, globalThis.location.origin));

/**
 * Signing in with Google (spec §2 "Login"): `begin` leaves for Google's page, in a browser in this tab and on the desktop
 * in the system's browser, and what it brings back is handed to the server. A failure is only logged, and whatever came
 * of it the app goes on to the dashboard (spec §8).
 */
export function useGoogleSignIn(): GoogleOffer {
  const navigate = useNavigate();
  const dispatch = useSessionDispatch();
  const { kind, google } = usePlatform();
  const { data: config } = useGetConfigQuery();
  const [logInWithGoogle] = useLogInWithGoogleMutation();
  const isHandedOver = useRef(false);
  const [isPending, setIsPending] = useState(() => hasGoogleAnswer(globalThis.location.hash));

  const finish = useCallback(
    (answer: GoogleAnswer) => {
      const handOver = async () => {
        if ('refused' in answer) throw new Error(answer.refused);
        const { data } = await logInWithGoogle({ access_token: answer.accessToken }).unwrap();
        await dispatch(signIn(data));
      };
      void handOver()
        .catch((error: unknown) => logFailure('Google sign-in came to nothing', error))
        .then(() => navigate(placeAfterLogin(globalThis.location.search), { replace: true }));
    },
    [dispatch, logInWithGoogle, navigate],
  );

  useEffect(() => {
    if (isHandedOver.current) return;
    const answer = readGoogleAnswer(globalThis.location.hash);
    if (!answer) return;
    isHandedOver.current = true;
    finish(answer);
  }, [finish]);

  const browser = useGoogleInBrowser(google, (outcome) => {
    setIsPending(true);
    finish(outcome.status === 'signedIn' ? outcome : { refused: outcome.reason });
  });

  const begin = () => {
    const { googleClientId, googleDesktopClient } = config ?? {};
    if (google) return googleDesktopClient ? () => browser.begin({ id: googleDesktopClient.id, secret: googleDesktopClient.secret ?? null }) : undefined;
    return kind === 'web' && googleClientId ? () => leave(googleClientId) : undefined;
  };
  return { begin: begin(), isPending, cancel: browser.cancel };
}
