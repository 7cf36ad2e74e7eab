import { BEYOND_GATE } from '../suite.ts';
import { launchAgain } from './desktop-app.ts';
import { expect, test } from './fixtures.ts';

/** One running instance (architecture §8): a second launch shows the first and ends. */

for (const [state, leave] of [
  ['hidden', 'hide'],
  ['minimised', 'minimize'],
] as const) {
  test(
    `a second launch shows the first one’s window when it is ${state}`,
    { tag: leave === 'hide' ? [] : BEYOND_GATE },
    async ({ launch, home }) => {
      const { app } = await launch();
      const look = () =>
        app.evaluate(({ BrowserWindow }) =>
          BrowserWindow.getAllWindows().map((each) => each.isVisible() && !each.isMinimized()),
        );
      await expect.poll(look).toEqual([true]);
      await app.evaluate(({ BrowserWindow }, how) => BrowserWindow.getAllWindows()[0]?.[how](), leave);
      await expect.poll(look).toEqual([false]);

      expect(await launchAgain(home)).toBe(0);
      await expect.poll(look).toEqual([true]);
      expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getFocusedWindow() !== null)).toBe(true);
    },
  );
}
