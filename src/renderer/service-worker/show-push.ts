/** What a push contains: see PushText of the contract. The worker builds without it. */
interface PushText {
  title: string;
  body: string;
  icon: string | null;
  tag: string;
  data: object;
}

/** The data of a push event. */
interface Message {
  json: () => unknown;
}

const ICON = '/icon-192.png';
/** Within this time after a sound, further messages of the same conversation make none, in milliseconds. */
const SOUND_PAUSE_MS = 10_000;

const isPushText = (value: unknown): value is PushText =>
  typeof value === 'object' && value !== null && 'title' in value && 'tag' in value && 'data' in value;

/** When a shown notification last made a sound. */
const soundOf = (data: unknown): number =>
  typeof data === 'object' && data !== null && 'soundAt' in data ? Number(data.soundAt) : 0;

/**
 * Shows a push as the pages show their alerts (decision 058): one of each conversation, with the newest text. While a
 * page is in view, none: its counts change before the user's eyes. What is no push of Oja shows a line without details,
 * because a browser takes the permission from workers that show nothing.
 */
export async function showPush(
  message: Message | null,
  registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'getNotifications'>,
  clients: { matchAll: (options: { type: 'window' }) => Promise<readonly { focused?: boolean }[]> },
  now = Date.now(),
): Promise<void> {
  const windows = await clients.matchAll({ type: 'window' });
  if (windows.some(({ focused }) => focused)) return;
  const text = read(message);
  const [before] = await registration.getNotifications({ tag: text.tag });
  const heardAt = soundOf(before?.data);
  const silent = now - heardAt < SOUND_PAUSE_MS;
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
