import { expect, type Locator, type Page } from '@playwright/test';

/** A way to operate a page. */
export interface Hand {
  /** Activates a link, a button, a radio or a tab. */
  press: (target: Locator) => Promise<void>;
  /** Replaces the text of a field. */
  write: (field: Locator, text: string) => Promise<void>;
}

/** Operates a page with mouse or touch. */
export function pointerHand(): Hand {
  return { press: (target) => target.click(), write: (field, text) => field.fill(text) };
}

/** More Tab stops than any screen of a story has. */
const STOPS_MAX = 260;

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** The key that moves within a group of this role, once the group has the focus. */
const WITHIN: Partial<Record<string, string>> = {
  menuitem: 'ArrowDown',
  tab: 'ArrowRight',
  radio: 'ArrowRight',
  option: 'ArrowDown',
};

const kindOf = (target: Locator) =>
  target.evaluate(
    (element) =>
      element.getAttribute('role') ?? (element instanceof HTMLInputElement ? element.type : element.localName),
  );

/** Operates a page with Tab, arrows, Enter, Space and typing only. An unreachable element fails the story. */
export function keyboardHand(page: Page): Hand {
  /** Groups move their focus a moment after the key: a second key before that would move it past the target. */
  async function pressAndMove(key: string): Promise<void> {
    const before = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press(key);
    await page
      .waitForFunction((element) => document.activeElement !== element, before, { timeout: 2000 })
      // In a group of one it stays.
      .catch(() => undefined);
  }

  async function reach(target: Locator): Promise<string> {
    await expect(target).toBeVisible();
    const kind = await kindOf(target);
    const within = WITHIN[kind];
    const isInNavigation = await target.evaluate((element) => element.closest('nav') !== null);
    for (let stop = 0; stop < STOPS_MAX; stop += 1) {
      if (await isFocused(target)) return kind;
      const isInGroup =
        within !== undefined &&
        (await page.evaluate((role) => {
          const focused = document.activeElement;
          return (
            focused?.getAttribute('role') === role ||
            focused?.getAttribute('role') === 'menu' ||
            (focused instanceof HTMLInputElement && focused.type === role)
          );
        }, kind));
      // The tab bar is last: Shift+Tab from the top of the page reaches it first.
      if (isInGroup) await pressAndMove(within);
      else await page.keyboard.press(isInNavigation ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`The keyboard does not reach ${String(target)}.`);
  }

  return {
    async press(target) {
      const kind = await reach(target);
      // A click waits for this automatically; a key pressed during a call does nothing.
      await expect(target).toBeEnabled();
      // Arrow keys select a radio and open a tab without a further key.
      if (kind === 'radio' && !(await target.isChecked())) await page.keyboard.press('Space');
      if (kind !== 'radio') await page.keyboard.press(kind === 'switch' || kind === 'checkbox' ? 'Space' : 'Enter');
    },
    async write(field, text) {
      await reach(field);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Delete');
      await page.keyboard.type(text);
    },
  };
}
