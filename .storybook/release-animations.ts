/**
 * Removes the style element with which Storybook stops all animations during a story's checks, and which stays when a
 * check throws. One failure would otherwise cause many: every later story about motion would fail too.
 */
export function releaseAnimations(): void {
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent.startsWith('*, *:before, *:after')) style.remove();
  }
}
