import { t } from '@lingui/core/macro';
import { dismissToast, toast } from '@oja/ui/toast-store';

import { logFailure } from '../platform/log-failure.ts';
import { fetchNewBuild, switchToNewBuild } from '../platform/web-build.ts';

const KEY = 'oja.version';
/** A page that was hidden for longer checks again when it becomes visible. */
const STALE_MS = 60 * 60 * 1000;

const isVersion = (body: unknown): body is { version: string } =>
  typeof body === 'object' && body !== null && 'version' in body && typeof body.version === 'string';

async function fetchVersion(): Promise<string> {
  const answer = await fetch(`/version.json?t=${Date.now()}`);
  if (!answer.ok) throw new Error(`The version was answered with ${answer.status}.`);
  const body: unknown = await answer.json();
  if (!isVersion(body)) throw new Error('The answer holds no version.');
  return body.version;
}

/** The newest version that a toast was shown for. Closing the toast stores this version. */
let notifiedVersion: string | undefined;

/** Stores the new version and reloads the page, all of it from the new build. */
async function takeNewVersion(): Promise<void> {
  const pending = toast({ tone: 'neutral', title: t`Loading the new version …`, persistent: true });
  try {
    await switchToNewBuild();
    if (notifiedVersion !== undefined) localStorage.setItem(KEY, notifiedVersion);
    globalThis.location.reload();
  } catch (error) {
    logFailure('The new version could not be loaded.', error);
    // The version is not stored, so that the next start offers it again.
    notifiedVersion = undefined;
    dismissToast(pending);
    toast({
      tone: 'danger',
      title: t`The new version could not be loaded`,
      text: t`You can go on with this one; Oja will ask again.`,
    });
  }
}

/**
 * Compares the served version with the stored one (product §4 "Version update"). A first visit stores it. A different
 * version is announced until the toast is closed. A failure is only logged (product §8).
 */
async function checkVersion(): Promise<void> {
  try {
    const version = await fetchVersion();
    const stored = localStorage.getItem(KEY);
    if (stored === null) localStorage.setItem(KEY, version);
    if (stored === null || stored === version || notifiedVersion === version) return;
    notifiedVersion = version;
    toast({
      tone: 'neutral',
      title: t`A new version of Oja is here`,
      text: t`Close this message to load it.`,
      persistent: true,
      onClose: () => void takeNewVersion(),
    });
    await fetchNewBuild();
  } catch (error) {
    logFailure('The version could not be checked.', error);
  }
}

/** Checks now, and whenever the page becomes visible again after an hour. Returns the function that stops it. */
export function watchVersion(): () => void {
  let checkedAt = Date.now();
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < STALE_MS) return;
    checkedAt = Date.now();
    void checkVersion();
  };
  document.addEventListener('visibilitychange', look);
  void checkVersion();
  return () => document.removeEventListener('visibilitychange', look);
}
