import { t } from '@lingui/core/macro';
import type { SessionAnswer } from '@oja/contract/auth';
import { TOAST_MS } from '@oja/contract/limits';
import { toast } from '@oja/ui/toast-store';
import { useLocation, useNavigate } from 'react-router';

import { storeLoginName } from '../../session/login-name.ts';
import { takePlaceAfterLogin } from '../../session/place-after-login.ts';
import { signIn } from '../../session/sign-in.ts';
import { useSessionDispatch } from '../../session/use-session.ts';

/**
 * Stores the session of a successful login, then opens the dashboard, or the page of it that the user wanted. The
 * shell reloads that page once (`app/shell/use-reload-once.ts`).
 * @returns a function of the session and of the name that was typed; without one the stored name stays
 */
export function useEnter(): (session: SessionAnswer['data'], userName?: string) => Promise<void> {
  const navigate = useNavigate();
  const { search } = useLocation();
  const dispatch = useSessionDispatch();
  return async (session, userName) => {
    if (userName !== undefined) storeLoginName(userName);
    try {
      await dispatch(signIn(session));
    } catch (failure) {
      toastUnstoredSession(failure);
      return;
    }
    await navigate(takePlaceAfterLogin(search), { replace: true });
  };
}

/** Without a stored session the reloaded dashboard would be a visitor's, so the login ends here. */
function toastUnstoredSession(failure: unknown): void {
  toast({
    tone: 'danger',
    group: 'logIn',
    title: t`Your session could not be stored`,
    text: failure instanceof Error ? failure.message : undefined,
    durationMs: TOAST_MS.default,
  });
}
