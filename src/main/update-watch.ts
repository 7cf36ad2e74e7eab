import type { UpdateState } from '../bridge/updates.ts';
import { updateRefusal } from './update-refusal.ts';

const HOUR_MS = 60 * 60_000;
/** How long until the next look, after one that went well, and after one that did not. */
const NEXT_MS = 4 * HOUR_MS;
const AGAIN_MS = HOUR_MS / 2;

/** What is used of electron-updater's updaters. */
export interface Updater {
  autoInstallOnAppQuit: boolean;
  /** Asks the feed; what is newer is downloaded at once, and held against its checksum and signature. */
  checkForUpdates: () => Promise<{ isUpdateAvailable: boolean; updateInfo: { version: string }; downloadPromise?: Promise<unknown> | null } | null>;
  quitAndInstall: (isSilent: boolean, runAfter: boolean) => void;
  /** Told of failures, those of an installation too, which has no answer. */
  on: (event: 'error', listener: (error: Error) => void) => unknown;
}

/** Looks for updates, for as long as the app runs. */
export interface UpdateWatch {
  state: () => UpdateState;
  /** Looks now, and from then on every few hours. Never rejects. */
  look: () => Promise<void>;
  /** The computer woke: looks, if that is due for an hour. */
  wake: () => void;
  /** Ends the app, puts the update in its place and starts it again. Nothing where none is ready. */
  install: () => void;
}

/**
 * @param options the updater, made at the first look; who is told when there is something new to say; who is told of
 * failures that nobody needs to hear of, such as a feed that cannot be reached; and who lets the app quit, or no longer
 */
export function createUpdateWatch(options: {
  load: () => Promise<Updater>;
  tell: (state: UpdateState) => void;
  setQuitting: (isQuitting: boolean) => void;
  onFault: (error: unknown) => void;
}): UpdateWatch {
  const { tell, setQuitting, onFault } = options;
  let state: UpdateState = { status: 'none' };
  let updater: Updater | undefined;
  let isInstalling = false;
  let lookedAt = 0;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const settle = (next: UpdateState) => {
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    tell(next);
  };

  async function open(): Promise<Updater> {
    const opened = await options.load();
    opened.on('error', (error) => {
      if (!isInstalling || state.status !== 'ready') return;
      isInstalling = false;
      setQuitting(false);
      settle({ status: 'refused', version: state.version, reason: `It could not be installed. ${updateRefusal(error)}` });
    });
    updater = opened;
    return opened;
  }

  /** @returns whether it went well */
  async function ask(): Promise<boolean> {
    let version = '';
    try {
      const asked = updater ?? (await open());
      const found = await asked.checkForUpdates();
      if (!found?.isUpdateAvailable) return true;
      ({ version } = found.updateInfo);
      await found.downloadPromise;
      settle({ status: 'ready', version, installsOnQuit: asked.autoInstallOnAppQuit });
      return true;
    } catch (error) {
      onFault(error);
      if (version !== '') settle({ status: 'refused', version, reason: updateRefusal(error) });
      return false;
    }
  }

  async function look(): Promise<void> {
    clearTimeout(timer);
    lookedAt = Date.now();
    const wentWell = await ask();
    timer = setTimeout(() => void start(), wentWell ? NEXT_MS : AGAIN_MS);
    // What waits for hours keeps no app from ending.
    timer.unref();
  }

  function start(): Promise<void> {
    running ??= look().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    state: () => state,
    look: start,
    wake() {
      if (lookedAt !== 0 && Date.now() - lookedAt > HOUR_MS) void start();
    },
    install() {
      if (state.status !== 'ready' || !updater) return;
      isInstalling = true;
      // A Mac closes the windows before it says that it quits.
      setQuitting(true);
      updater.quitAndInstall(true, true);
    },
  };
}
