const LONGEST_MS = 1500;

/** Whether an animation ends: axe would find half-faded text too weak, and its screenshot would never be the same. */
const ends = (animation: Animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime ?? 0);

/** Waits until all finite animations and transitions on the page have ended; loops continue. */
export async function settle(): Promise<void> {
  const running = document.getAnimations().filter((animation) => animation.playState === 'running' && ends(animation));
  const arrived = Promise.allSettled(running.map((animation) => animation.finished));
  await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, LONGEST_MS))]);
}
