import { type BrowserWindow, Menu, type WebContents, clipboard } from 'electron';

import { contextMenuOf } from './context-menu.ts';

/** Shows the context menu in a window's page. */
export function offerContextMenu(window: BrowserWindow, onFault: (error: unknown) => void): void {
  const contents: WebContents = window.webContents;
  contents.on('context-menu', (_event, clicked) => {
    const items = contextMenuOf(clicked, {
      correct: (word) => contents.replaceMisspelling(word),
      learn: (word) => void contents.session.addWordToSpellCheckerDictionary(word),
      copyImage: () => contents.copyImageAt(clicked.x, clicked.y),
      saveImage: (address) => contents.downloadURL(address),
      copyText: (text) => void clipboard.writeText(text).catch(onFault),
    });
    if (items.length > 0) Menu.buildFromTemplate(items).popup({ window });
  });
}
