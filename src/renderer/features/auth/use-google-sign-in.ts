import type { LoginChallenge } from '@oja/contract/second-factors';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { useLogInWithGoogleMutation } from '../../api/auth-api.ts';
import { useGetConfigQuery } from '../../api/config-api.ts';
import { readLoginChallenge } from '../../api/login-challenge.ts';
import { logFailure } from '../../platform/log-failure.ts';
import { usePlatform } from '../../platform/PlatformContext.tsx';
import { takePlaceAfterLogin } from '../../session/place-after-login.ts';
import { signIn } from '../../session/sign-in.ts';
import { useSessionDispatch } from '../../session/use-session.ts';
import {
  type GoogleAnswer,
  googleAddress,
  hasGoogleAnswer,
  readGoogleAnswer,
  takeGoogleAnswer,
} from './google-sign-in.ts';
import { useGoogleInBrowser } from './use-google-in-browser.ts';

/** The state and actions of Google's sign-in on the page. */
interface GoogleOffer {
  /** Undefined if the installation does not offer it. */
  begin: (() => void) | undefined;
  /** Whether Google's answer is being sent to the server. */
  isPending: boolean;
  /** Cancels the wait for the system's browser; undefined while nothing is pending. */
  cancel: (() => void) | undefined;
}

const leave = (clientId: string) => globalThis.location.assign(googleAddress(clientId, globalThis.location.origin));

/**
 * Signs in with Google (product §2 "Login"). `begin` opens Google's page, in this tab or, on the desktop, in the
 * system's browser. Google's answer is sent to the server. A failure is only logged, and the app goes to the dashboard
 * in any case (product §8).
 * @param onChallenge called instead if the account has a second factor; the same function on each render
 */
export function useGoogleSignIn(onChallenge: (challenge: LoginChallenge) => Promise<void>): GoogleOffer {
  const navigate = useNavigate();
  const dispatch = useSessionDispatch();
  const { kind, google } = usePlatform();
  const { data: config } = useGetConfigQuery();
  const [logInWithGoogle] = useLogInWithGoogleMutation();
  const isHandedOver = useRef(false);
  const [isPending, setIsPending] = useState(hasGoogleAnswer);

  const finish = useCallback(
    (answer: GoogleAnswer) => {
      const handOver = async () => {
        if ('refused' in answer) throw new Error(answer.refused);
        const { data } = await logInWithGoogle({ access_token: answer.accessToken }).unwrap();
        await dispatch(signIn(data));
      };
      const proceed = () => navigate(takePlaceAfterLogin(globalThis.location.search), { replace: true });
      void handOver().then(proceed, async (error: unknown) => {
        const challenge = readLoginChallenge(error);
        if (challenge) {
          await onChallenge(challenge);
          setIsPending(false);
          return;
        }
        logFailure('Google sign-in came to nothing', error);
        await proceed();
      });
    },
    [dispatch, logInWithGoogle, navigate, onChallenge],
  );

  useEffect(() => {
    if (isHandedOver.current) return;
    const answer = readGoogleAnswer(takeGoogleAnswer());
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
    if (google)
      return googleDesktopClient
        ? () => browser.begin({ id: googleDesktopClient.id, secret: googleDesktopClient.secret ?? null })
        : undefined;
    return kind === 'web' && googleClientId ? () => leave(googleClientId) : undefined;
  };
  return { begin: begin(), isPending, cancel: browser.cancel };
}
