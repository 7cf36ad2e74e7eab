import { strictModule } from '../strict.ts';

/** What main put there; what a page copies goes to Chromium's own. */
export const copied = { text: '' };

export const clipboard = strictModule('clipboard', {
  writeText(text: string): void {
    copied.text = text;
  },
});
