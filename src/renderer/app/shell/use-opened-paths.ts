import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router';

import { READ_PARAMETER } from '../../platform/alerts/alert-address.ts';
import { OPEN_PATH } from '../../platform/alerts/open-path.ts';
import type { RealtimeDispatch } from '../../realtime/realtime-state.ts';

/** Opens the path of a click outside of the page, such as on a notification, without a page load. */
export function useOpenedPaths(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const open = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      event.preventDefault();
      void navigate(String(event.detail));
    };
    globalThis.addEventListener(OPEN_PATH, open);
    return () => globalThis.removeEventListener(OPEN_PATH, open);
  }, [navigate]);
}

/** Marks the notification as read whose click has opened this window. Its id is removed from the address at once. */
export function useOpenedNotification(): void {
  const dispatch = useDispatch<RealtimeDispatch>();
  const [parameters, setParameters] = useSearchParams();
  const opened = parameters.get(READ_PARAMETER);
  useEffect(() => {
    if (opened === null) return;
    const read = async () => {
      const { readNotification } = await import('../../realtime/events/read-notification.ts');
      await dispatch(readNotification(opened));
    };
    // Without a network its code may be missing: the notification stays unread.
    read().catch(() => undefined);
    setParameters(
      (before) => {
        before.delete(READ_PARAMETER);
        return before;
      },
      { replace: true },
    );
  }, [dispatch, opened, setParameters]);
}
