import { Emitter } from '../emitter.ts';
import type { NativeImage } from '../surface.ts';

interface Options {
  id?: string;
  groupId?: string;
  title?: string;
  body?: string;
  silent?: boolean;
  icon?: string | NativeImage;
  hasReply?: boolean;
  replyPlaceholder?: string;
  actions?: { type: string; text?: string }[];
}

const onScreen: Notification[] = [];
let shownCount = 0;

/** The notifications on screen, oldest first, and the number ever shown; for specs. */
export const notifications = { onScreen: (): readonly Notification[] => onScreen, count: () => shownCount };

/** A system notification. */
export class Notification extends Emitter {
  readonly id: string;
  readonly groupId: string;
  readonly title: string;
  readonly body: string;
  readonly silent: boolean;
  readonly icon: string | NativeImage | undefined;
  readonly hasReply: boolean;
  readonly replyPlaceholder: string;
  readonly actions: { type: string; text?: string }[];

  constructor({
    id = '',
    groupId = '',
    title = '',
    body = '',
    silent = false,
    icon,
    hasReply = false,
    replyPlaceholder = '',
    actions = [],
  }: Options = {}) {
    super('notification', ['action', 'click', 'reply', 'close', 'failed', 'show']);
    this.id = id;
    this.groupId = groupId;
    this.title = title;
    this.body = body;
    this.silent = silent;
    this.icon = icon;
    this.hasReply = hasReply;
    this.replyPlaceholder = replyPlaceholder;
    this.actions = actions;
  }

  static isSupported(): boolean {
    return true;
  }

  /** Exists on Windows only. */
  static handleActivation(): void {}

  /** Exists on macOS only, like `remove`. */
  static getHistory(): Promise<Notification[]> {
    return Promise.resolve([]);
  }

  static remove(): void {}

  show(): void {
    if (onScreen.includes(this)) return;
    onScreen.push(this);
    shownCount += 1;
    queueMicrotask(() => this.emit('show', {}));
  }

  close(): void {
    const at = onScreen.indexOf(this);
    if (at === -1) return;
    onScreen.splice(at, 1);
    this.emit('close', {});
  }
}
