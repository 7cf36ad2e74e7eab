import { TOAST_MS } from '@oja/contract/limits';
import { FAILURES } from '@oja/contract/failures';
import { toast } from '@oja/ui/toast-store';

import { configApi } from '../../../api/config-api.ts';
import { failureMessage, isRefused, hasErrorCode } from '../../../api/failure.ts';
import { messagesApi } from '../../../api/messages-api.ts';
import { uploadImage, UploadError } from '../../../api/upload-image.ts';
import { messageChanged } from '../../../realtime/events/apply-event.ts';
import { selectAccessToken } from '../../../session/session-slice.ts';
import { shrinkImage } from '../../posts/form/shrink-image.ts';
import type { ChatThunk } from './chat-state.ts';
import { browserOutboxStore } from './outbox-store.ts';
import { Outbox } from './outbox.ts';
import { SendingFailure } from './sending-failure.ts';

/** Runs a task in one tab at a time, if the browser supports locks. */
const inTurn = (name: string, work: () => Promise<void>) =>
  navigator.locks ? navigator.locks.request(name, work) : work();

/**
 * Returns the outbox of the signed-in user. If it was not open, it is opened and sends the messages of an earlier page.
 * The outbox of another user is closed.
 */
export function openOutbox(userId: string): ChatThunk<Outbox> {
  return (dispatch, getState, { platform, outbox: owner }) => {
    const { current } = owner;
    if (current?.userId === userId) return current.outbox;
    current?.outbox.close();

    /**
     * The outbox belongs to one user: its messages are never sent in the name of another user who has logged in since.
     */
    const checkSender = () => {
      if (getState().session?.user._id !== userId)
        throw new SendingFailure(FAILURES.messageSend, FAILURES.network, true);
    };

    const outbox = new Outbox({
      store: browserOutboxStore(userId),
      inTurn: (partnerId, work) => inTurn(`oja.outbox.${userId}.${partnerId}`, work),
      showFailure({ title, message: text }) {
        // Nothing is shown after a logout: the message is sent when the user is back.
        if (getState().session?.user._id === userId) toast({ tone: 'danger', title, text, durationMs: TOAST_MS.chat });
      },
      async upload(file, onProgress) {
        checkSender();
        const { data: config } = await dispatch(
          configApi.endpoints.getConfig.initiate(undefined, { subscribe: false }),
        );
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
        if (!data)
          throw new SendingFailure(
            FAILURES.messageSend,
            failureMessage(error),
            !isRefused(error),
            hasErrorCode(error, 'shared_post_gone'),
          );
        dispatch(messageChanged(data.data.newMessage));
      },
    });
    owner.current = { userId, outbox };
    void outbox.resume();
    return outbox;
  };
}
