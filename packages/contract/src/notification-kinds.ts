/**
 * Where a notification is shown: in the app's own lists and counts, as a system notification of an app that is open,
 * as a push to a browser without an open page, and in an email if none of these reached the person.
 */
export const NOTIFICATION_CHANNELS = ['app', 'system', 'push', 'mail'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/**
 * `always` cannot be switched off (product §4), and `never` not on. `on` and `off` are the default of a person who has
 * chosen nothing.
 */
type ChannelRule = 'always' | 'on' | 'off' | 'never';

interface KindRules {
  /** The `type` on the wire (product §3). Null for reports, which have an event of their own. */
  type: 'message' | 'comment' | 'follow' | 'like' | null;
  /** Who is notified of it. */
  recipients: 'everyone' | 'admins';
  /** What a press opens. */
  leadsTo: 'chat' | 'post' | 'profile' | 'search' | 'reports';
  /**
   * While one is unread, what makes no second one: a further message of the conversation; the same action of the same
   * person on the same post; a further post of the saved search, which replaces the notification. Nothing for comments
   * and reports: each counts.
   */
  groupedBy: 'conversation' | 'action' | 'search' | 'nothing';
  /**
   * Which notifications of the kind share a row of the list: those of one conversation, those about one post, or none,
   * because each says something else.
   */
  listedBy: 'conversation' | 'post' | 'nothing';
  channels: Record<NotificationChannel, ChannelRule>;
  /** Whether it may make a sound in quiet hours, and be pushed. */
  soundsInQuietHours: boolean;
}

/**
 * All kinds of notifications, in the order of the settings: the types of product §3; likes; new posts that fit a saved
 * search; a saved post whose price fell, or that is reserved or sold; a deal that waits for an answer or has ended by
 * itself; and reported posts, for admins. A new kind is a row here. The compiler then asks for its text
 * (notification-wire.ts of the server), its icon (NotificationRow), its name in the settings, and the texts of its rows
 * if it is listed by post (group-text.ts of the renderer).
 */
export const NOTIFICATION_KINDS = {
  message: {
    type: 'message',
    recipients: 'everyone',
    leadsTo: 'chat',
    groupedBy: 'conversation',
    listedBy: 'conversation',
    channels: { app: 'always', system: 'on', push: 'on', mail: 'on' },
    soundsInQuietHours: false,
  },
  comment: {
    type: 'comment',
    recipients: 'everyone',
    leadsTo: 'post',
    groupedBy: 'nothing',
    listedBy: 'post',
    channels: { app: 'always', system: 'on', push: 'on', mail: 'never' },
    soundsInQuietHours: false,
  },
  follow: {
    type: 'follow',
    recipients: 'everyone',
    leadsTo: 'profile',
    groupedBy: 'action',
    listedBy: 'nothing',
    channels: { app: 'always', system: 'on', push: 'on', mail: 'never' },
    soundsInQuietHours: false,
  },
  like: {
    type: 'like',
    recipients: 'everyone',
    leadsTo: 'post',
    groupedBy: 'action',
    listedBy: 'post',
    channels: { app: 'on', system: 'on', push: 'off', mail: 'never' },
    soundsInQuietHours: false,
  },
  // Each saved search has its own setting for the app and for emails.
  search: {
    type: 'comment',
    recipients: 'everyone',
    leadsTo: 'search',
    groupedBy: 'search',
    listedBy: 'nothing',
    channels: { app: 'always', system: 'on', push: 'on', mail: 'never' },
    soundsInQuietHours: false,
  },
  price: {
    type: 'comment',
    recipients: 'everyone',
    leadsTo: 'post',
    groupedBy: 'action',
    listedBy: 'nothing',
    channels: { app: 'on', system: 'on', push: 'on', mail: 'never' },
    soundsInQuietHours: false,
  },
  // Reminders and ends that the server writes; what people do about a deal is a message.
  deal: {
    type: 'comment',
    recipients: 'everyone',
    leadsTo: 'chat',
    groupedBy: 'action',
    listedBy: 'nothing',
    channels: { app: 'always', system: 'on', push: 'on', mail: 'never' },
    soundsInQuietHours: false,
  },
  report: {
    type: null,
    recipients: 'admins',
    leadsTo: 'reports',
    groupedBy: 'nothing',
    listedBy: 'nothing',
    channels: { app: 'always', system: 'on', push: 'never', mail: 'never' },
    soundsInQuietHours: true,
  },
} as const satisfies Record<string, KindRules>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

/** The kinds of stored notifications: all but reports. */
export type StoredKind = Exclude<NotificationKind, 'report'>;

/** The names of all kinds, in the order of the settings. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys loses the names
export const KIND_NAMES = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];

/** Returns the kind of a notification; undefined for one that this release does not know. */
export function kindOf({
  type,
  kind = type,
}: {
  type: string;
  kind?: string | undefined;
}): NotificationKind | undefined {
  return KIND_NAMES.find((name) => name === kind);
}

/** A person's own choices; what is not in it has its default. */
export type ChannelChoices = Readonly<Record<string, Readonly<Record<string, boolean | undefined>> | undefined>>;

const ruleOf = (kind: NotificationKind, channel: NotificationChannel): ChannelRule =>
  NOTIFICATION_KINDS[kind].channels[channel];

/** Whether a person may switch a channel of a kind on and off. */
export const isChoosable = (kind: NotificationKind, channel: NotificationChannel): boolean =>
  ['on', 'off'].includes(ruleOf(kind, channel));

/**
 * Whether a kind of notification is shown on a channel, by a person's choices. What is not in the app is nowhere, since
 * its notification does not exist. A kind that this release does not know is shown.
 */
export function isShownOn(
  channel: NotificationChannel,
  kind: NotificationKind | undefined,
  choices: ChannelChoices = {},
): boolean {
  if (!kind) return true;
  const rule = ruleOf(kind, channel);
  const isOn = isChoosable(kind, channel) ? (choices[kind]?.[channel] ?? rule === 'on') : rule === 'always';
  return isOn && (channel === 'app' || isShownOn('app', kind, choices));
}
