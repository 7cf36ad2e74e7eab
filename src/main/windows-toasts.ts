import { type App, Notification } from 'electron';

/**
 * Whom Windows starts for a press on a notification of a run that has ended. Always the same: Electron writes it into the
 * shortcut of the start menu and into the registry, and without one it would make up another at each start.
 */
const ACTIVATOR = '{EC1E6CBB-B65F-44D5-9165-2C949DC8FE48}';

/** Makes this process Oja for Windows, before anything else. Elsewhere nothing is needed. */
export function nameForWindows(app: Pick<App, 'setAppUserModelId' | 'setToastActivatorCLSID'>): void {
  if (process.platform !== 'win32') return;
  app.setToastActivatorCLSID(ACTIVATOR);
  // The same as the installer's: else Windows takes notifications and the taskbar's button for another app's.
  app.setAppUserModelId('ng.oja.desktop');
}

/** How long a notification of this run may take to tell of its reply, in milliseconds; Electron tells of it here as well. */
const OWN_REPLY_MS = 1000;

/** What becomes of a notification that a run before this one has left. */
interface OldPresses {
  show: () => void;
  /** Whether a notification of this run was answered with these words. */
  hasHeard: (text: string) => boolean;
  /** These words have nobody to go to: whoever wrote them is to have them back. */
  lose: (text: string) => void;
}

/**
 * Hears of presses on notifications of runs before this one, and of answers to them, also of the one that started it.
 * Electron hands over no more than a number for each, so that they lead to the window, and not to a place in it.
 */
export function hearOldPresses({ show, hasHeard, lose }: OldPresses): void {
  // Electron registers for them as it is first asked for notifications, and no sooner.
  if (process.platform !== 'win32' || !Notification.isSupported()) return;
  Notification.handleActivation(({ type, reply = '' }) => {
    if (type === 'click') show();
    if (type !== 'reply' || reply.trim() === '') return;
    setTimeout(() => {
      if (hasHeard(reply)) return;
      show();
      lose(reply);
    }, OWN_REPLY_MS);
  });
}
