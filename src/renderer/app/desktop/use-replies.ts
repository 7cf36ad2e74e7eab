import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

import { outboxOf } from '../../features/chat/outbox-of.ts';
import { logFailure } from '../../platform/log-failure.ts';
import type { Desktop } from '../../platform/desktop-app.ts';
import type { RealtimeDispatch } from '../../realtime/realtime-state.ts';
import { useUser } from '../../session/use-session.ts';

/** Sends what was written in a notification, by the outbox: as exactly once as what is written in a thread. */
export function useReplies(desktop: Desktop): void {
  const { _id } = useUser();
  const dispatch = useDispatch<RealtimeDispatch>();
  useEffect(
    () =>
      desktop.onReply(({ partnerPath, text }) => {
        const partnerId = partnerPath.split('/').at(-1) ?? '';
        dispatch(outboxOf(_id))
          .add(partnerId, text, [])
          .catch((error: unknown) => logFailure('A reply in a notification was not kept.', error));
      }),
    [_id, desktop, dispatch],
  );
}
