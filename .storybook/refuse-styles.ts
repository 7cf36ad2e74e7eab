/** Stories run as tests here, not in Storybook, whose own tools add styles. */
export const isTestRun = '__vitest_browser__' in globalThis;

/** Vite's development server adds style sheets as elements, and Storybook stops animations with one in test runs. */
function isFromTools(style: Element): boolean {
  return style.hasAttribute('data-vite-dev-id') || style.textContent.startsWith('*, *:before, *:after {');
}

/** Every style element added since the last story, also a removed one. */
let made: Element[] = [];

function note(records: readonly MutationRecord[]): void {
  const added = records.flatMap(({ addedNodes }) => [...addedNodes].filter((node) => node instanceof Element));
  const styles = added.flatMap((element) =>
    element.matches('style') ? [element] : [...element.querySelectorAll('style')],
  );
  made.push(...styles.filter((style) => !isFromTools(style)));
}

const observer = new MutationObserver(note);
// From the start: a library may add one when it is imported.
if (isTestRun) observer.observe(document, { childList: true, subtree: true });

/**
 * Fails when a story's components or their libraries added a style element: a strict content security policy would
 * refuse it.
 */
export function refuseStyles(): void {
  note(observer.takeRecords());
  const [style] = made;
  made = [];
  if (style)
    throw new Error(
      `A component added a style element, which the content policy style-src 'self' refuses: ${style.outerHTML.slice(0, 200)}`,
    );
}
