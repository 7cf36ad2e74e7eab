import { FAILURES } from '@oja/contract/failures';
import { TOAST_MS } from '@oja/contract/limits';
import type { MessageGroupAnswer } from '@oja/contract/messages';
import { toast } from '@oja/ui/toast-store';

import { translateText } from '../../../platform/language.ts';
import { configApi } from '../../../api/config-api.ts';
import { failureMessage, isRefused } from '../../../api/failure.ts';
import { messagesApi } from '../../../api/messages-api.ts';
import { showAnswered } from '../../../realtime/events/apply-event.ts';
import { selectAccessToken } from '../../../session/session-slice.ts';
import type { ChatThunk } from './chat-state.ts';
import { browserOutboxStore } from './outbox-store.ts';
import { Outbox } from './outbox.ts';
import { SendingFailure } from './sending-failure.ts';

/** Why a message was not stored; undefined if it was. Without a result it is sent again. */
function failureOf(result: MessageGroupAnswer['data']['results'][number] | undefined): SendingFailure | undefined {
  // The id was made for this message: it was sent before, perhaps with its picture at another address.
  if (result?.newMessage || result?.error?.code === 'client_id_reused') return undefined;
  if (!result?.error) return new SendingFailure(FAILURES.messageSend, FAILURES.network, true);
  const { message, code } = result.error;
  return new SendingFailure(FAILURES.messageSend, translateText(message, code), false, code === 'shared_post_gone');
}

/** Loads what uploads pictures: few messages have one. A failure counts as one of the line. */
const loadUpload = (file: File) =>
  import('./upload-picture.ts').catch(() => {
    const text = translateText(FAILURES.upload(file.name, translateText(FAILURES.network)));
    throw new SendingFailure(FAILURES.uploadTitle, text, true);
  });

/** Loads what takes a step of a deal: few messages are one. */
const loadSteps = () =>
  import('./deal-steps.ts').catch(() => {
    throw new SendingFailure(FAILURES.messageSend, FAILURES.network, true);
  });

/**
 * Returns the outbox of the signed-in user. If it was not open, it is opened and sends the messages of an earlier page.
 * The outbox of another user is closed.
 */
export function openOutbox(userId: string): ChatThunk<Outbox> {
  return (dispatch, getState, { platform, realtime, outbox: owner }) => {
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
      showFailure({ title, message: text }) {
        // Nothing is shown after a logout: the message is sent when the user is back.
        if (getState().session?.user._id === userId)
          toast({ tone: 'danger', title: translateText(title), text: translateText(text), durationMs: TOAST_MS.chat });
      },
      async upload(file, onProgress) {
        checkSender();
        const { data: config } = await dispatch(
          configApi.endpoints.getConfig.initiate(undefined, { subscribe: false }),
        );
        const { uploadPicture } = await loadUpload(file);
        return uploadPicture(file, {
          url: new URL(config?.uploadUrl ?? '/api/upload', platform.serverOrigin || globalThis.location.origin).href,
          accessToken: selectAccessToken(getState()),
          onProgress,
        });
      },
      async send(messages) {
        checkSender();
        const [one] = messages;
        if (one?.step) {
          const { takeStep } = await loadSteps();
          const refused = await dispatch(takeStep(one.step, one.clientId));
          realtime.socket?.wake();
          return new Map(refused && [[one.clientId, refused]]);
        }
        const { data, error } = await dispatch(
          messagesApi.endpoints.sendMessages.initiate({ messages: [...messages] }, { track: false }),
        );
        if (!data) throw new SendingFailure(FAILURES.messageSend, failureMessage(error), !isRefused(error));
        const results = new Map(data.data.results.map((result) => [result.clientId, result]));
        dispatch(showAnswered(data.data.results.flatMap(({ newMessage }) => newMessage ?? [])));
        // The line is back: what the partner answers comes at once, too.
        realtime.socket?.wake();
        return new Map(
          messages.flatMap(({ clientId }) => {
            const failure = failureOf(results.get(clientId));
            return failure ? [[clientId, failure] as const] : [];
          }),
        );
      },
    });
    owner.current = { userId, outbox };
    void outbox.resume();
    return outbox;
  };
}
