import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useLogInWithGoogleMutation } from '../../api/auth-api.ts';
import { useGetConfigQuery } from '../../api/config-api.ts';
import { logFailure } from '../../platform/log-failure.ts';
import { usePlatform } from '../../platform/PlatformContext.tsx';
import { signIn } from '../../session/sign-in.ts';
import { useSessionDispatch } from '../../session/use-session.ts';
import { googleAddress, hasGoogleAnswer, readGoogleAnswer } from './google-sign-in.ts';

/**
 * Signing in with Google (spec §2 "Login"): `begin` leaves for Google's page, and what it brings back is handed to the
 * server. A failure is only logged, and whatever came of it the app goes on to the dashboard (spec §8).
 * @returns `begin` is undefined where the installation does not offer it
 */
export function useGoogleSignIn(): { begin: (() => void) | undefined; isPending: boolean } {
  const navigate = useNavigate();
  const dispatch = useSessionDispatch();
  const { kind } = usePlatform();
  const { data: config } = useGetConfigQuery();
  const [logInWithGoogle] = useLogInWithGoogleMutation();
  const isHandedOver = useRef(false);
  const [isPending] = useState(() => hasGoogleAnswer(globalThis.location.hash));
  const clientId = config?.googleClientId ?? null;

  useEffect(() => {
    if (isHandedOver.current) return;
    const answer = readGoogleAnswer(globalThis.location.hash);
    if (!answer) return;
    isHandedOver.current = true;
    const finish = async () => {
      if ('refused' in answer) throw new Error(answer.refused);
      const { data } = await logInWithGoogle({ access_token: answer.accessToken }).unwrap();
      await dispatch(signIn(data));
    };
    void finish()
      .catch((error: unknown) => logFailure('Google sign-in came to nothing', error))
      .then(() => navigate('/dashboard?reload=true', { replace: true }));
  }, [dispatch, logInWithGoogle, navigate]);

  // The desktop app signs in through the system's browser, as Google asks of apps.
  const begin = clientId !== null && kind === 'web' ? () => globalThis.location.assign(googleAddress(clientId, globalThis.location.origin)) : undefined;
  return { begin, isPending };
}
