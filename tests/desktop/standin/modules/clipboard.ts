import { strictModule } from '../strict.ts';

/** What main copied. Text that a page copies goes to Chromium's own clipboard. */
export const copied: { text: string; imageAt: { x: number; y: number } | undefined } = { text: '', imageAt: undefined };

export const clipboard = strictModule('clipboard', {
  async writeText(text: string): Promise<void> {
    copied.text = text;
  },
});
