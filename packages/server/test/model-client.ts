import type { Block } from '@oja/contract/blocks';
import type { EventsPage } from '@oja/contract/events';
import type { Message } from '@oja/contract/messages';
import type { UnreadNotifications } from '@oja/contract/notifications';
import type { Socket } from 'socket.io-client';

import { conversationsOf, eventsOf, notificationsOf, threadOf } from './messages.ts';
import { open } from './sockets.ts';
import type { Account, TestServer } from './test-server.ts';

type LoggedEvent = EventsPage['events'][number];

const NAMES: readonly LoggedEvent['name'][] = [
  'newMessage',
  'messageUpdated',
  'messageDeleted',
  'messagesSeen',
  'conversationRead',
  'conversationChanged',
  'newNotification',
  'notificationRead',
  'notificationDeleted',
];

/** How long the client waits for missing events, shorter than a real client. */
const PATIENCE_MS = 15;

/** A minimal client that follows the rules in the contract's events.ts. */
export class ModelClient {
  /** The state that the client shows. */
  readonly messages = new Map<string, Message>();
  readonly notifications = new Map<string, boolean>();
  /** The block state between the user and each partner. */
  readonly blocks = new Map<string, Block>();
  unread = { unreadCount: 0, unreadAboutMessages: 0 };
  /** The number of the last event that the client has applied without gaps. */
  seq: number | undefined;

  readonly #server: TestServer;
  readonly #account: Account;
  #socket: Socket | undefined;
  #newest = 0;
  readonly #waiting = new Map<number, LoggedEvent>();
  #isBusy = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(server: TestServer, account: Account) {
    this.#server = server;
    this.#account = account;
  }

  async connect(): Promise<void> {
    if (this.#socket) return;
    const { socket } = await open(this.#server, this.#account);
    this.#socket = socket;
    socket.on('ready', ({ seq }: { seq: number }) => {
      this.#newest = Math.max(this.#newest, seq);
      if (this.seq === undefined && !this.#isBusy) void this.#load(seq);
      else this.#applyWaiting();
    });
    for (const name of NAMES) {
      socket.on(name, (payload) => {
        this.#waiting.set(payload.seq, { name, payload });
        this.#applyWaiting();
      });
    }
    await new Promise<void>((resolve) => {
      socket.once('ready', () => resolve());
    });
  }

  disconnect(): void {
    this.#socket?.close();
    this.#socket = undefined;
  }

  emit(name: string, payload: object): void {
    this.#socket?.emit(name, payload);
  }

  #applyWaiting(): void {
    if (this.#isBusy || this.seq === undefined) return;
    for (const seq of this.#waiting.keys()) if (seq <= this.seq) this.#waiting.delete(seq);
    for (let next = this.#waiting.get(this.seq + 1); next; next = this.#waiting.get(this.seq + 1)) {
      this.#waiting.delete(this.seq + 1);
      this.#apply(next);
      this.seq += 1;
    }
    if (this.#waiting.size === 0 && this.#newest <= this.seq) return;
    if (this.#timer === undefined) this.#timer = setTimeout(() => void this.#catchUp(), PATIENCE_MS);
  }

  async #catchUp(): Promise<void> {
    this.#timer = undefined;
    if (this.#isBusy || this.seq === undefined) return;
    if (this.#waiting.size === 0 && this.#newest <= this.seq) return;
    this.#isBusy = true;
    for (let hasMore = true; hasMore;) {
      const page = await eventsOf(this.#server, this.#account, this.seq);
      if (page.reset) {
        await this.#load(page.latestSeq);
        return;
      }
      for (const event of page.events) this.#apply(event);
      this.seq = page.lastSeq;
      hasMore = page.hasMore;
    }
    this.#isBusy = false;
    this.#applyWaiting();
  }

  /** Loads everything. Events that arrive meanwhile wait. */
  async #load(seq: number): Promise<void> {
    this.#isBusy = true;
    this.seq = seq;
    const { conversations } = await conversationsOf(this.#server, this.#account);
    for (const { userId, block } of conversations) {
      this.blocks.set(userId, block);
      const { data } = await threadOf(this.#server, this.#account, { id: userId });
      for (const message of data) this.messages.set(message._id, message);
    }
    const list = await notificationsOf(this.#server, this.#account);
    this.notifications.clear();
    for (const { _id, isRead } of list.notifications) this.notifications.set(_id, isRead);
    this.#count(list);
    this.#isBusy = false;
    this.#applyWaiting();
  }

  #apply({ name, payload }: LoggedEvent): void {
    switch (name) {
      case 'newMessage':
      case 'messageUpdated':
      case 'messageDeleted':
        this.messages.set(payload.message._id, payload.message);
        break;
      case 'messagesSeen':
      case 'conversationRead':
        for (const [id, message] of this.messages) {
          const isMine = message.sender._id === this.#account.id;
          const isMeant =
            message.conversationId === payload.conversationId &&
            id <= payload.upTo &&
            isMine === (name === 'messagesSeen') &&
            !(name === 'messagesSeen' && id < payload.from);
          if (isMeant && message.deletedAt === null) this.messages.set(id, { ...message, seen: true });
        }
        break;
      case 'conversationChanged':
        this.blocks.set(payload.userId, payload.block);
        break;
      case 'newNotification':
        this.notifications.set(payload.notification._id, payload.notification.isRead);
        this.#count(payload);
        break;
      case 'notificationRead':
        if (this.notifications.has(payload.notificationId)) this.notifications.set(payload.notificationId, true);
        this.#count(payload);
        break;
      case 'notificationDeleted':
        this.notifications.delete(payload.notificationId);
        this.#count(payload);
        break;
    }
  }

  #count({ unreadCount, unreadAboutMessages }: UnreadNotifications): void {
    this.unread = { unreadCount, unreadAboutMessages };
  }
}
