/**
 * Storybook holds all animations still while a story is judged, with a style element that stays behind when the
 * judging throws. One fault would then become many: every later story about motion would fail as well.
 */
export function releaseAnimations(): void {
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent.startsWith('*, *:before, *:after')) style.remove();
  }
}
