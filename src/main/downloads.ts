import { basename, join } from 'node:path';

import type { DownloadItem, Session } from 'electron';

import type { SavedPicture } from '../bridge/events.ts';

/** What may be saved: pictures alone, whatever a page names them. */
const TYPES = new Map([['image/jpeg', '.jpg'], ['image/png', '.png'], ['image/webp', '.webp'], ['image/gif', '.gif'], ['image/avif', '.avif']]);

/** Who is told of a download. */
export interface DownloadListener {
  /** From 0 to 1 while it is on its way, -1 when nothing is. */
  progress: (part: number) => void;
  ended: (picture: SavedPicture) => void;
}

/**
 * A name for a picture: by when it is saved, in the computer's own time. What the server calls it means nothing to anybody,
 * and could lead elsewhere.
 * @returns undefined for what is no picture
 */
export function pictureName(type: string, now: Date): string | undefined {
  const [bare = ''] = type.toLowerCase().split(';', 1);
  const ending = TYPES.get(bare.trim());
  // Sweden writes dates and times as ISO 8601 does.
  return ending === undefined ? undefined : `Oja ${now.toLocaleString('sv-SE').replaceAll(':', '.')}${ending}`;
}

/** Asks where to put each picture that is saved, and says how it went. Anything else that a page wants to save is refused. */
export function guideDownloads(session: Session, folder: string, { progress, ended }: DownloadListener): void {
  const running = new Set<DownloadItem>();
  const tellProgress = () => {
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
    item.setSaveDialogOptions({ title: 'Save picture', defaultPath: join(folder, fileName) });
    running.add(item);
    item.on('updated', tellProgress);
    item.once('done', (_event, state) => {
      running.delete(item);
      tellProgress();
      // Whoever closes the dialog knows that nothing was saved.
      if (state !== 'cancelled') ended({ fileName: basename(item.getSavePath()) || fileName, state: state === 'completed' ? 'saved' : 'interrupted' });
    });
  });
}
