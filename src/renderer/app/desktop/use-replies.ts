import { t } from '@lingui/core/macro';
import { toast } from '@oja/ui/toast-store';
import { useCopy } from '@oja/ui/hooks/use-copy';
import { useEffect, useEffectEvent } from 'react';

import { useChatDispatch } from '../../features/chat/outbox/chat-state.ts';
import { openOutbox } from '../../features/chat/outbox/open-outbox.ts';
import { logFailure } from '../../platform/log-failure.ts';
import type { Desktop } from '../../platform/desktop-app.ts';
import { useUser } from '../../session/use-session.ts';

/**
 * Sends replies that were written in notifications through the outbox, so that each is sent exactly once, like a
 * message of a thread. A reply in the notification of a previous user is not sent.
 */
export function useReplies(desktop: Desktop): void {
  const { _id } = useUser();
  const dispatch = useChatDispatch();
  const { copy } = useCopy();
  /**
   * Shows that a reply was not sent, with its text, because its notification has gone. The toast stays until it is
   * closed.
   */
  const keepWords = useEffectEvent((title: string, text: string) => {
    const copyWords = async () => {
      if (!(await copy(text)))
        toast({ tone: 'danger', title: t`Not copied: write it down before you close this`, text, persistent: true });
    };
    toast({
      tone: 'danger',
      title,
      text,
      persistent: true,
      action: { label: t`Copy text`, onSelect: () => void copyWords() },
    });
  });
  useEffect(() => {
    const send = async (partnerPath: string, text: string) => {
      try {
        await dispatch(openOutbox(_id)).add(partnerPath.split('/').at(-1) ?? '', text, []);
      } catch (error) {
        logFailure('A reply in a notification was not kept.', error);
        keepWords(t`Not sent: your reply could not be kept. Copy it and send it in the chat`, text);
      }
    };
    const stopLost = desktop.onReplyLost((text) =>
      keepWords(t`Not sent: Oja was closed since that message. Copy your reply and send it in the chat`, text),
    );
    const stop = desktop.onReply(({ viewerId, partnerPath, text }) => {
      if (viewerId === _id) void send(partnerPath, text);
      else keepWords(t`Not sent: your reply was to a message for another account. Copy it and log in there`, text);
    });
    return () => {
      stop();
      stopLost();
    };
  }, [_id, desktop, dispatch]);
}
