import { mkdirSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';

import { Emitter, preventable } from '../emitter.ts';
import { answers } from './dialog.ts';
import { fetchLikeChromium } from './net.ts';
import { defaultSession } from './session.ts';
import type { WebContents } from './web-contents.ts';

/** A running download. */
class DownloadItem extends Emitter {
  readonly #url: string;
  readonly #answer: Response;
  readonly #stop: AbortController;
  #path = '';
  #dialog: { defaultPath?: string } = {};
  #received = 0;
  #state: 'progressing' | 'completed' | 'cancelled' | 'interrupted' = 'progressing';

  constructor(url: string, answer: Response, stop: AbortController) {
    super('downloadItem', ['updated', 'done']);
    this.#url = url;
    this.#answer = answer;
    this.#stop = stop;
  }

  getURL = () => this.#url;
  getFilename = () => basename(decodeURIComponent(new URL(this.#url).pathname)) || 'download';
  getMimeType = () => this.#answer.headers.get('content-type') ?? '';
  getTotalBytes = () => Number(this.#answer.headers.get('content-length') ?? 0);
  getReceivedBytes = () => this.#received;
  getState = () => this.#state;
  getSavePath = () => this.#path;

  setSavePath(path: string): void {
    this.#path = path;
  }

  setSaveDialogOptions(options: { defaultPath?: string }): void {
    this.#dialog = options;
  }

  cancel(): void {
    this.#end('cancelled');
    this.#stop.abort();
  }

  /** Writes the file to the path of the app, else to the path that the user chooses. */
  async receive(): Promise<void> {
    if (this.#path === '') this.#path = answers.takeSavePath(this.#dialog) ?? '';
    if (this.#path === '') return this.cancel();
    mkdirSync(dirname(this.#path), { recursive: true });
    const file = await open(this.#path, 'w');
    try {
      for await (const chunk of this.#answer.body ?? []) {
        await file.write(chunk);
        this.#received += chunk.length;
        this.emit('updated', {}, 'progressing');
      }
      this.#end('completed');
    } catch {
      this.#end('interrupted');
    } finally {
      await file.close();
      if (this.#state !== 'completed') await rm(this.#path, { force: true });
    }
  }

  #end(state: 'completed' | 'cancelled' | 'interrupted'): void {
    if (this.#state !== 'progressing') return;
    this.#state = state;
    this.emit('done', {}, state);
  }
}

/** Downloads an address as Chromium would, after the app's handlers have run. */
export async function startDownload(contents: WebContents, url: string): Promise<void> {
  const stop = new AbortController();
  const answer = await fetchLikeChromium(url, { signal: stop.signal });
  const item = new DownloadItem(url, answer, stop);
  const event = preventable({});
  defaultSession.emit('will-download', event, item, contents);
  if (event.defaultPrevented) item.cancel();
  else await item.receive();
}
