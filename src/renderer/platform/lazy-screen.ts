import { type ComponentType, createElement, lazy, useState } from 'react';

/** Longer than it takes to leave a page. */
const LEAVE_MS = 3000;

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const loadedScreens = new WeakMap<object, unknown>();

/** Loads a screen before it is shown. */
export async function loadScreen<Props>(load: Load<Props>): Promise<void> {
  loadedScreens.set(load, (await load()).default);
}

/**
 * Returns a screen that is loaded when it is first shown; if it has been loaded before, it is there in the first
 * render, without a fallback. When a page is being left, Firefox cancels its pending requests, so a failure is only
 * passed on if the page still exists a moment later. Otherwise the crash page would appear while leaving.
 * @param load imports the screen
 */
export function lazyScreen<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const Later: ComponentType<Props> = lazy(() =>
    load().catch(
      (error: unknown) => new Promise<never>((_resolve, reject) => void setTimeout(reject, LEAVE_MS, error)),
    ),
  );
  return function Screen(props: Props) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was stored under the same function
    const [Loaded] = useState(() => (loadedScreens.get(load) as ComponentType<Props> | undefined) ?? Later);
    return createElement(Loaded, props);
  };
}
