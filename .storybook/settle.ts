const LONGEST_MS = 1500;

/** Ends at some time: axe would find half-faded words too weak, and a picture of them would never be the same. */
const ends = (animation: Animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime ?? 0);

/** Waits until what fades, slides or grows on the page has arrived; loops go on. */
export async function settle(): Promise<void> {
  const running = document.getAnimations().filter((animation) => animation.playState === 'running' && ends(animation));
  const arrived = Promise.allSettled(running.map((animation) => animation.finished));
  await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, LONGEST_MS))]);
}
