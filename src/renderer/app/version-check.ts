import { t } from '@lingui/core/macro';
import { dismissToast, toast } from '@oja/ui/Toast';

import { logFailure } from '../platform/log-failure.ts';
import { fetchNewBuild, switchToNewBuild } from '../platform/web-build.ts';
import { TOAST_NEEDED } from './toast-needed.ts';

const KEY = 'oja.version';
/** A page that was out of sight for longer asks again when it is looked at. */
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

/** The newest version that a message was shown for; closing the message stores this one. */
let notifiedVersion: string | undefined;

/** Stores the new version and reloads the page, all of it of the new build. */
async function takeNewVersion(): Promise<void> {
  const pending = toast({ kind: 'info', title: t`Loading the new version …`, persistent: true });
  try {
    await switchToNewBuild();
    if (notifiedVersion !== undefined) localStorage.setItem(KEY, notifiedVersion);
    globalThis.location.reload();
  } catch (error) {
    logFailure('The new version could not be loaded.', error);
    // It is not stored, so that the next start offers it again.
    notifiedVersion = undefined;
    dismissToast(pending);
    toast({
      kind: 'error',
      title: t`The new version could not be loaded`,
      text: t`You can go on with this one; Oja will ask again.`,
    });
  }
}

/**
 * Compares the version that is served with the one stored here, spec §4 "Version update": a first visit stores it, and
 * another one is told until the message is closed. A failure is only logged (spec §8).
 */
async function checkVersion(): Promise<void> {
  try {
    const version = await fetchVersion();
    const stored = localStorage.getItem(KEY);
    if (stored === null) localStorage.setItem(KEY, version);
    if (stored === null || stored === version || notifiedVersion === version) return;
    notifiedVersion = version;
    globalThis.dispatchEvent(new Event(TOAST_NEEDED));
    toast({
      kind: 'info',
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

/** Checks now, and whenever the page is looked at again after an hour. Gives the function that stops it. */
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
