import type { Message } from '@oja/contract/messages';

import { logFailure } from '../../platform/log-failure.ts';
import { markSeen } from '../events/mark-seen.ts';
import type { RealtimeDispatch } from '../realtime-state.ts';
import { conversationWith, loadConversation } from './loaded-conversations.ts';

/** A conversation, up to the message that was the newest when it was marked. */
type Marked = Pick<Message, 'conversationId' | '_id'>;

/**
 * Marks conversations as read on whose notification "Mark as read" was pressed, as if they were opened. They wait for a
 * live connection, as in an app that the press has started.
 */
export class MarkedConversations {
  readonly #dispatch: RealtimeDispatch;
  /** The waiting ones by their partner; a conversation is known if the server has not answered. */
  readonly #waiting = new Map<string, Marked | undefined>();

  constructor(dispatch: RealtimeDispatch) {
    this.#dispatch = dispatch;
  }

  /** @param path of the conversation */
  add(path: string): void {
    this.#waiting.set(path.split('/').at(-1) ?? '', undefined);
    this.refresh();
  }

  /** Must be called after changes of the store. */
  refresh(): void {
    if (this.#waiting.size === 0 || this.#dispatch((_dispatch, getState) => getState().connection) !== 'live') return;
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const [partnerId, marked] of waiting)
      this.#mark(partnerId, marked).catch((error: unknown) =>
        logFailure('A conversation was not marked as read.', error),
      );
  }

  clear(): void {
    this.#waiting.clear();
  }

  async #mark(partnerId: string, known: Marked | undefined): Promise<void> {
    const marked = known ?? (await this.#findUnread(partnerId));
    if (marked && (await this.#dispatch(markSeen(partnerId, marked))) === undefined)
      this.#waiting.set(partnerId, marked);
  }

  async #findUnread(partnerId: string): Promise<Marked | undefined> {
    await this.#dispatch(loadConversation(partnerId));
    const { _id: conversationId, unreadMessages: [newest] = [] } = this.#dispatch(conversationWith(partnerId)) ?? {};
    return conversationId === undefined || newest === undefined ? undefined : { conversationId, _id: newest };
  }
}
