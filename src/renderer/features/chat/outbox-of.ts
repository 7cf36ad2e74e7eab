import { TOAST_MS } from '@oja/contract/limits';
import { FAILURES } from '@oja/contract/failures';
import { toast } from '@oja/ui/Toast';

import { configApi } from '../../api/config-api.ts';
import { failureMessage, isRefused, isRefusedAs } from '../../api/failure.ts';
import { messagesApi } from '../../api/messages-api.ts';
import { uploadImage, UploadError } from '../../api/upload-image.ts';
import type { Platform } from '../../platform/platform.ts';
import { messageChanged } from '../../realtime/apply-event.ts';
import type { RealtimeThunk } from '../../realtime/realtime-state.ts';
import { selectAccessToken } from '../../session/session-slice.ts';
import { shrinkImage } from '../posts/shrink-image.ts';
import { browserOutboxStore } from './outbox-store.ts';
import { Outbox } from './outbox.ts';
import { SendingFailure } from './sending-failure.ts';

/** One a window, of the person signed in there: messages go on their way whichever screen is shown. */
const outboxes = new WeakMap<Platform, { userId: string; outbox: Outbox; close: () => void }>();

/** One tab after the other, where the browser can tell them apart. */
const inTurn = (name: string, work: () => Promise<void>) => (navigator.locks ? navigator.locks.request(name, work) : work());

/**
 * The outbox of the person who is signed in, which sends what an earlier page has left; another person finds another one.
 * What it could not send goes with the next try, and when the network is back.
 */
export function outboxOf(userId: string): RealtimeThunk<Outbox> {
  return (dispatch, getState, { platform }) => {
    const present = outboxes.get(platform);
    if (present?.userId === userId) return present.outbox;
    present?.close();

    /** What waits here is of this person: it goes under nobody else's name, who may have logged in meanwhile. */
    const checkSender = () => {
      if (getState().session?.user._id !== userId) throw new SendingFailure(FAILURES.messageSend, FAILURES.network, true);
    };

    const outbox = new Outbox({
      store: browserOutboxStore(userId),
      inTurn: (partnerId, work) => inTurn(`oja.outbox.${userId}.${partnerId}`, work),
      tell({ title, message: text }) {
        // Whoever has logged out need not know that it goes when they are back.
        if (getState().session?.user._id === userId) toast({ kind: 'error', title, text, durationMs: TOAST_MS.chat });
      },
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
          throw new SendingFailure(FAILURES.uploadTitle, text, !(error instanceof UploadError && error.isRefused));
        }
      },
      async send(message) {
        checkSender();
        const { data, error } = await dispatch(messagesApi.endpoints.sendMessage.initiate(message, { track: false }));
        if (!data) throw new SendingFailure(FAILURES.messageSend, failureMessage(error), !isRefused(error), isRefusedAs(error, 'shared_post_gone'));
        dispatch(messageChanged(data.data.newMessage));
      },
    });
    const wake = () => outbox.wake();
    globalThis.addEventListener('online', wake);
    const close = () => {
      globalThis.removeEventListener('online', wake);
      outbox.close();
    };
    outboxes.set(platform, { userId, outbox, close });
    void outbox.resume();
    return outbox;
  };
}
