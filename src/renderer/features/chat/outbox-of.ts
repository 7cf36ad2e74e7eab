import { TOAST_MS } from '@oja/contract/limits';
import { FAILURES } from '@oja/contract/texts';
import { toast } from '@oja/ui/Toast';

import { configApi } from '../../api/config-api.ts';
import { failureMessage } from '../../api/failure.ts';
import { messagesApi } from '../../api/messages-api.ts';
import { uploadImage } from '../../api/upload-image.ts';
import type { Platform } from '../../platform/platform.ts';
import { messageChanged } from '../../realtime/apply-event.ts';
import type { RealtimeThunk } from '../../realtime/realtime-state.ts';
import { selectAccessToken } from '../../session/session-slice.ts';
import { shrinkImage } from '../posts/shrink-image.ts';
import { Outbox } from './outbox.ts';

/** One a window, of the person signed in there: messages go on their way whichever screen is shown. */
const outboxes = new WeakMap<Platform, { userId: string; outbox: Outbox }>();

/** The outbox of the person who is signed in; another person finds another one. */
export function outboxOf(userId: string): RealtimeThunk<Outbox> {
  return (dispatch, getState, { platform }) => {
    const present = outboxes.get(platform);
    if (present?.userId === userId) return present.outbox;

    /** What waits here is of this person: it goes under nobody else's name, who may have logged in meanwhile. */
    const checkSender = () => {
      if (getState().session?.user._id !== userId) throw new Error(FAILURES.messageSend);
    };

    const outbox = new Outbox({
      async upload(file, onProgress) {
        checkSender();
        const { data: config } = await dispatch(configApi.endpoints.getConfig.initiate(undefined, { subscribe: false }));
        try {
          const stored = await uploadImage(await shrinkImage(file), 'chat', {
            url: new URL(config?.uploadUrl ?? '/api/upload', platform.serverOrigin || globalThis.location.origin).href,
            accessToken: selectAccessToken(getState()),
            onProgress,
            signal: new AbortController().signal,
          });
          return stored.secure_url;
        } catch (error) {
          const text = FAILURES.upload(file.name, error instanceof Error ? error.message : FAILURES.uploadFallback);
          toast({ kind: 'error', title: FAILURES.uploadTitle, text, durationMs: TOAST_MS.chat });
          throw new Error(text, { cause: error });
        }
      },
      async send(message) {
        checkSender();
        const { data, error } = await dispatch(messagesApi.endpoints.sendMessage.initiate(message, { track: false }));
        if (!data) throw new Error(failureMessage(error));
        dispatch(messageChanged(data.data.newMessage));
      },
    });
    // A page that is closed now would lose what has not been sent: the browser asks first.
    globalThis.addEventListener('beforeunload', (event) => {
      if (outboxes.get(platform)?.outbox === outbox && !outbox.isEmpty()) event.preventDefault();
    });
    outboxes.set(platform, { userId, outbox });
    return outbox;
  };
}
