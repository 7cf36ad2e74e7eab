/** What a push contains: see PushText of the contract. The worker builds without it. */
interface PushText {
  title: string;
  body: string;
  icon: string | null;
  tag: string;
  data: object;
  /** The conversations with unread messages; missing if there are too many. */
  unread?: readonly string[];
}

/** The data of a push event. */
interface Message {
  json: () => unknown;
}

type Registration = Pick<ServiceWorkerRegistration, 'showNotification' | 'getNotifications'>;

const ICON = '/icon-192.png';
/** Within this time after a sound, further messages of the same conversation make none, in milliseconds. */
const SOUND_PAUSE_MS = 10_000;

const isPushText = (value: unknown): value is PushText =>
  typeof value === 'object' && value !== null && 'title' in value && 'tag' in value && 'data' in value;

const isOfConversation = (data: unknown): data is { viewerId: unknown; conversationId: string } =>
  typeof data === 'object' &&
  data !== null &&
  'viewerId' in data &&
  'conversationId' in data &&
  typeof data.conversationId === 'string';

/**
 * Closes the notifications of conversations that were read elsewhere (decision 068). Those of a person who was signed
 * in before stay.
 */
async function closeRead({ data, unread }: PushText, registration: Registration): Promise<void> {
  if (!unread || !('viewerId' in data)) return;
  for (const shown of await registration.getNotifications()) {
    const about: unknown = shown.data;
    if (isOfConversation(about) && about.viewerId === data.viewerId && !unread.includes(about.conversationId))
      shown.close();
  }
}

/** When a shown notification last made a sound. */
const soundOf = (data: unknown): number =>
  typeof data === 'object' && data !== null && 'soundAt' in data ? Number(data.soundAt) : 0;

/**
 * Shows a push as the pages show their alerts (decision 058): one of each conversation, with the newest text. While a
 * page is in view, none: its counts change before the user's eyes. What is no push of Oja shows a line without details,
 * because a browser takes the permission from workers that show nothing. Notifications of conversations that were read
 * elsewhere close.
 */
export async function showPush(
  message: Message | null,
  registration: Registration,
  clients: { matchAll: (options: { type: 'window' }) => Promise<readonly { focused?: boolean }[]> },
  now = Date.now(),
): Promise<void> {
  const windows = await clients.matchAll({ type: 'window' });
  if (windows.some(({ focused }) => focused)) return;
  const text = read(message);
  const [before] = await registration.getNotifications({ tag: text.tag });
  const heardAt = soundOf(before?.data);
  // A sound of the future was made before the clock was put back.
  const silent = heardAt <= now && now - heardAt < SOUND_PAUSE_MS;
  // `renotify` is missing in TypeScript's types: without it, a replaced notification stays unnoticed.
  const options: NotificationOptions & { renotify: boolean } = {
    tag: text.tag,
    renotify: !silent,
    silent,
    body: text.body,
    icon: text.icon ?? ICON,
    badge: ICON,
    data: { ...text.data, soundAt: silent ? heardAt : now },
  };
  await registration.showNotification(text.title, options);
  await closeRead(text, registration);
}

function read(message: Message | null): PushText {
  try {
    const value: unknown = message?.json();
    if (isPushText(value)) return value;
  } catch {
    // Not a push of this server.
  }
  // oxlint-disable-next-line oja/texts -- the name of the app: the worker has no catalogue
  return { title: 'Oja', body: '', icon: null, tag: 'oja', data: { address: '/dashboard' } };
}
