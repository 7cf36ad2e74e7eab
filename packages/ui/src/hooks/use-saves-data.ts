import { use, useSyncExternalStore } from 'react';

import { PictureSaving } from '../Picture/picture-saving.ts';
import { useMediaQuery } from './use-media-query.ts';

/** The data saver of Chromium on phones, which has no media query. */
interface Connection extends EventTarget {
  saveData?: boolean;
}

function findConnection(): Connection | undefined {
  if (typeof navigator === 'undefined' || !('connection' in navigator)) return undefined;
  const { connection } = navigator;
  return connection instanceof EventTarget ? connection : undefined;
}

function subscribe(onChange: () => void): () => void {
  const connection = findConnection();
  connection?.addEventListener('change', onChange);
  return () => connection?.removeEventListener('change', onChange);
}

const isSaving = () => findConnection()?.saveData === true;

/**
 * Returns whether the user saves data: by the browser's setting, or by the application's own, which it provides as
 * `PictureSaving`. Nothing should then be loaded before it is asked for.
 * @returns false on the server
 */
export function useSavesData(): boolean {
  const isAsked = use(PictureSaving);
  const prefersLess = useMediaQuery('(prefers-reduced-data: reduce)');
  const hasDataSaver = useSyncExternalStore(subscribe, isSaving, () => false);
  return isAsked || prefersLess || hasDataSaver;
}
