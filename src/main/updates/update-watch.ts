import type { UpdateState } from '../../bridge/updates.ts';
import { text, type TextName } from '../texts/texts.ts';

const HOUR_MS = 60 * 60_000;
/** The time until the next check, after a successful check and after a failed one. */
const NEXT_MS = 4 * HOUR_MS;
const RETRY_MS = HOUR_MS / 2;

/** Reasons by error code, of electron-updater and of the system. */
const REASONS: ReadonlyMap<unknown, TextName> = new Map([
  ['ERR_CHECKSUM_MISMATCH', 'update.notGenuine'],
  ['ERR_UPDATER_INVALID_SIGNATURE', 'update.notGenuine'],
  ['ENOSPC', 'update.diskFull'],
  ['EACCES', 'update.notWritable'],
  ['EPERM', 'update.notWritable'],
  ['EROFS', 'update.notWritable'],
]);

/** The part of electron-updater's updaters that is used. */
export interface Updater {
  autoInstallOnAppQuit: boolean;
  /** Checks the feed. A newer version is downloaded at once, and its checksum and signature are verified. */
  checkForUpdates: () => Promise<{
    isUpdateAvailable: boolean;
    updateInfo: { version: string };
    downloadPromise?: Promise<unknown> | null;
  } | null>;
  quitAndInstall: (isSilent: boolean, runAfter: boolean) => void;
  /** Reports failures, including those of an installation, which returns no result. */
  on: (event: 'error', listener: (error: Error) => void) => unknown;
}

/** Checks for updates while the app runs. */
export interface UpdateWatch {
  state: () => UpdateState;
  /** Checks now, and then every few hours. Never rejects. */
  check: () => Promise<void>;
  /** The computer woke: checks if the last check is at least an hour old. */
  wake: () => void;
  /** Quits the app, installs the update and restarts it. Does nothing if no update is ready. */
  install: () => void;
}

/**
 * @param options `load` creates the updater at the first check; the other members are listeners: for changes of
 * the state, for failures that are only logged, such as an unreachable feed, and for whether the app may quit
 */
export function createUpdateWatch(options: {
  load: () => Promise<Updater>;
  onChange: (state: UpdateState) => void;
  setQuitting: (isQuitting: boolean) => void;
  onFault: (error: unknown) => void;
}): UpdateWatch {
  const { onChange, setQuitting, onFault } = options;
  let state: UpdateState = { status: 'none' };
  let updater: Updater | undefined;
  let isInstalling = false;
  let checkedAt = 0;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const setState = (next: UpdateState) => {
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    onChange(next);
  };

  async function open(): Promise<Updater> {
    const opened = await options.load();
    opened.on('error', (error) => {
      if (!isInstalling || state.status !== 'ready') return;
      isInstalling = false;
      setQuitting(false);
      setState({
        status: 'refused',
        version: state.version,
        reason: text('update.notInstalled', { reason: describeUpdateError(error) }),
      });
    });
    updater = opened;
    return opened;
  }

  /** @returns whether it succeeded */
  async function fetchUpdate(): Promise<boolean> {
    let version = '';
    try {
      const current = updater ?? (await open());
      const found = await current.checkForUpdates();
      if (!found?.isUpdateAvailable) return true;
      ({ version } = found.updateInfo);
      await found.downloadPromise;
      setState({ status: 'ready', version, installsOnQuit: current.autoInstallOnAppQuit });
      return true;
    } catch (error) {
      onFault(error);
      if (version !== '') setState({ status: 'refused', version, reason: describeUpdateError(error) });
      return false;
    }
  }

  async function checkNow(): Promise<void> {
    clearTimeout(timer);
    checkedAt = Date.now();
    const hasSucceeded = await fetchUpdate();
    timer = setTimeout(() => void start(), hasSucceeded ? NEXT_MS : RETRY_MS);
    // A timer of several hours must not keep the app running.
    timer.unref();
  }

  function start(): Promise<void> {
    running ??= checkNow().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    state: () => state,
    check: start,
    wake() {
      if (checkedAt !== 0 && Date.now() - checkedAt > HOUR_MS) void start();
    },
    install() {
      if (state.status !== 'ready' || !updater) return;
      isInstalling = true;
      // macOS closes the windows before it reports that the app quits.
      setQuitting(true);
      updater.quitAndInstall(true, true);
    },
  };
}

/** Describes why an update was rejected. macOS has no error code for a failed signature check. */
function describeUpdateError(error: unknown): string {
  if (!(error instanceof Error)) return text('update.brokeOff');
  const known = 'code' in error ? REASONS.get(error.code) : undefined;
  const unsigned = /code signature/iv.test(error.message);
  return text(known ?? (unsigned ? 'update.notGenuine' : 'update.brokeOff'));
}
