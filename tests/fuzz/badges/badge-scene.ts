import { sql } from 'kysely';

import { block, unblock } from '../../../packages/server/test/blocks.ts';
import {
  conversationsOf,
  messageTo,
  notificationsOf,
  resultsOf,
  send,
  sendTogether,
} from '../../../packages/server/test/messages.ts';
import { repeatWhileBusy } from '../../../packages/server/test/repeat-while-busy.ts';
import { addressOf } from '../../../packages/server/test/sockets.ts';
import type { Account, TestServer } from '../../../packages/server/test/test-server.ts';
import { ADA } from '../../fixtures/user.ts';
import type { startDevice } from './device.ts';
import { Line } from './line.ts';

type Device = ReturnType<typeof startDevice>;

/** One of the two people who write to Ada, and the messages that they can delete. */
interface Partner {
  account: Account;
  sent: string[];
}

/** Ada with two devices, two people who write to her, and a friend to whom she writes. */
export class BadgeScene {
  readonly #server: TestServer;
  readonly #ada: Account;
  readonly #friend: Account;
  readonly #partners: readonly Partner[];
  readonly devices: readonly Device[];
  #finished = 0;

  private constructor(
    server: TestServer,
    [ada, friend, ...partners]: readonly [Account, Account, ...Account[]],
    devices: readonly Device[],
  ) {
    this.#server = server;
    this.#ada = ada;
    this.#friend = friend;
    this.#partners = partners.map((account) => ({ account, sent: [] }));
    this.devices = devices;
  }

  /** @param start one for each device: the app's modules, each loaded for one device alone */
  static async open(server: TestServer, start: readonly (typeof startDevice)[]): Promise<BadgeScene> {
    const ada = await server.addAccount();
    const others = [await server.addAccount(), await server.addAccount(), await server.addAccount()] as const;
    const address = await addressOf(server);
    const lines = await Promise.all(start.map(() => Line.open(address)));
    const user = { ...ADA, _id: ada.id, userName: ada.userName, email: ada.email };
    const devices = start.flatMap((startOne, index) => {
      const line = lines[index];
      return line ? [startOne(line, user, ada.token)] : [];
    });
    return new BadgeScene(server, [ada, ...others], devices);
  }

  /** A partner sends messages. While one of the two blocks the other, they are refused. */
  async receive(which: number, count: number): Promise<void> {
    const { account, sent } = this.#partner(which);
    const messages = Array.from({ length: count }, () => messageTo(this.#ada));
    const answer = await repeatWhileBusy(() => sendTogether(this.#server, account, messages));
    for (const { newMessage: message } of resultsOf(answer)) if (message) sent.push(message._id);
  }

  /** A partner follows Ada, or ends it. */
  async follow(which: number): Promise<void> {
    await this.#server.call('POST', `/api/v1/users/follow/${this.#ada.id}`, { as: this.#partner(which).account });
  }

  /** A partner deletes one of their messages. */
  async delete(which: number, index: number): Promise<void> {
    const { account, sent } = this.#partner(which);
    const [id] = sent.splice(index % Math.max(1, sent.length), 1);
    if (id !== undefined) await this.#server.call('DELETE', `/api/v1/messages/${id}`, { as: account });
  }

  /** A partner blocks Ada, or ends it. */
  async beBlocked(which: number, isBlocked: boolean): Promise<void> {
    await (isBlocked ? block : unblock)(this.#server, this.#partner(which).account, this.#ada);
  }

  idOf(which: number): string {
    return this.#partner(which).account.id;
  }

  /** Puts both devices online, and sends the message by which they know that they have caught up with everything. */
  async finish(): Promise<void> {
    for (const device of this.devices) device.goOnline();
    this.#finished += 1;
    const message = this.#lastText();
    await repeatWhileBusy(() => send(this.#server, this.#ada, this.#friend, { message }));
  }

  /**
   * By how much the badge of each device and the server's own count differ from the server's rows. A call of a device
   * that went offline may still be under way there.
   */
  async differences(): Promise<number[] | string> {
    const isUpToDate = (one: Device) => one.isAtRest() && one.lastTextOf(this.#friend.id) === this.#lastText();
    if (!this.devices.every(isUpToDate)) return 'a device is not up to date';
    const counts = [await this.#count(), ...this.devices.map((device) => device.badge())];
    const rows = await this.#countRows();
    return counts.map((count) => count - rows);
  }

  async close(): Promise<void> {
    await Promise.all(this.devices.map((device) => device.close()));
  }

  #partner(which: number): Partner {
    const partner = this.#partners[which];
    if (!partner) throw new Error(`There is no partner ${which}.`);
    return partner;
  }

  #lastText(): string {
    return `After sequence ${this.#finished}`;
  }

  async #count(): Promise<number> {
    const { totalUnreadCount, mutedUnreadCount } = await conversationsOf(this.#server, this.#ada);
    const { unreadCount, unreadAboutMessages } = await notificationsOf(this.#server, this.#ada);
    return totalUnreadCount - mutedUnreadCount + unreadCount - unreadAboutMessages;
  }

  async #countRows(): Promise<number> {
    const { rows } = await sql<{ count: number }>`select
      (select count(*) from messages
        join conversation_members as member on member.conversation_id = messages.conversation_id
          and member.user_id = messages.recipient_id
        where recipient_id = ${this.#ada.id} and seen_at is null and deleted_at is null and is_muted = 0)
      + (select count(*) from notifications
        where recipient_id = ${this.#ada.id} and is_read = 0 and type <> 'message') as count`.execute(
      this.#server.database.queries,
    );
    return rows[0]?.count ?? NaN;
  }
}
