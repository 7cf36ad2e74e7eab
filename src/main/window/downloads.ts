import { basename, join } from 'node:path';

import type { DownloadItem, Session } from 'electron';

import type { SavedPicture } from '../../bridge/events.ts';
import { text } from '../texts/texts.ts';

/** The types that may be saved: only pictures, under any name. */
const TYPES = new Map([
  ['image/jpeg', '.jpg'],
  ['image/png', '.png'],
  ['image/webp', '.webp'],
  ['image/gif', '.gif'],
  ['image/avif', '.avif'],
]);

/** Listeners for the state of downloads. */
export interface DownloadListener {
  /** From 0 to 1 during a download, -1 when there is none. */
  progress: (part: number) => void;
  ended: (picture: SavedPicture) => void;
}

/**
 * Names a picture by the local time at which it is saved. The server's name means nothing to the user, and could
 * contain a path.
 * @returns undefined for a file that is not a picture
 */
export function pictureName(type: string, now: Date): string | undefined {
  const [bare = ''] = type.toLowerCase().split(';', 1);
  const ending = TYPES.get(bare.trim());
  // The Swedish locale formats dates and times as ISO 8601.
  return ending === undefined ? undefined : `Oja ${now.toLocaleString('sv-SE').replaceAll(':', '.')}${ending}`;
}

/** Asks where to save each picture, and reports the result. Refuses every other file. */
export function handleDownloads(session: Session, folder: string, { progress, ended }: DownloadListener): void {
  const running = new Set<DownloadItem>();
  const reportProgress = () => {
    const all = [...running];
    const total = all.reduce((sum, item) => sum + item.getTotalBytes(), 0);
    const received = all.reduce((sum, item) => sum + item.getReceivedBytes(), 0);
    progress(all.length === 0 ? -1 : received / Math.max(total, received, 1));
  };
  session.on('will-download', (event, item) => {
    const fileName = pictureName(item.getMimeType(), new Date());
    if (fileName === undefined) {
      event.preventDefault();
      ended({ fileName: item.getFilename(), state: 'no_picture' });
      return;
    }
    item.setSaveDialogOptions({ title: text('download.save'), defaultPath: join(folder, fileName) });
    running.add(item);
    item.on('updated', reportProgress);
    item.once('done', (_event, state) => {
      running.delete(item);
      reportProgress();
      // A user who cancels the dialog needs no message.
      if (state !== 'cancelled')
        ended({
          fileName: basename(item.getSavePath()) || fileName,
          state: state === 'completed' ? 'saved' : 'interrupted',
        });
    });
  });
}
