import { extname } from 'node:path';

import type { DownloadItem, Session } from 'electron';

import type { SavedPicture } from '../bridge/events.ts';

/** What may be saved: pictures alone, whatever a page names them. */
const TYPES: Readonly<Record<string, string>> = { 'image/jpeg': '.jpg', 'image/png': '.png', 'image/webp': '.webp', 'image/gif': '.gif', 'image/avif': '.avif' };

/** Who is told of a download. */
export interface DownloadListener {
  /** From 0 to 1 while it is on its way, -1 when nothing is. */
  progress: (part: number) => void;
  ended: (picture: SavedPicture) => void;
}

/** A name for a file: what the server calls it, without what could lead elsewhere, and with the ending of what it is. */
export function pictureName(asked: string, type: string): string | undefined {
  const ending = TYPES[type.split(';', 1)[0]?.trim().toLowerCase() ?? ''];
  if (ending === undefined) return undefined;
  const stem = asked.slice(0, asked.length - extname(asked).length).replaceAll(/[^\p{L}\p{N}_ \-]/gv, '').trim().slice(0, 80);
  return `${stem || 'picture'}${ending}`;
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
    const fileName = pictureName(item.getFilename(), item.getMimeType());
    if (fileName === undefined) {
      event.preventDefault();
      ended({ fileName: item.getFilename(), state: 'failed' });
      return;
    }
    item.setSaveDialogOptions({ title: 'Save picture', defaultPath: `${folder}/${fileName}` });
    running.add(item);
    item.on('updated', tellProgress);
    item.once('done', (_event, state) => {
      running.delete(item);
      tellProgress();
      // Whoever closes the dialog knows that nothing was saved.
      if (state !== 'cancelled') ended({ fileName, state: state === 'completed' ? 'saved' : 'failed' });
    });
  });
}
