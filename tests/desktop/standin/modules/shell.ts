import { strictModule } from '../strict.ts';

/** What was handed to the system: addresses, and files to show in the file manager. */
export const handedOver: { opened: string[]; shown: string[] } = { opened: [], shown: [] };

export const shell = strictModule('shell', {
  async openExternal(address: string): Promise<void> {
    handedOver.opened.push(address);
  },
  showItemInFolder(path: string): void {
    handedOver.shown.push(path);
  },
});
