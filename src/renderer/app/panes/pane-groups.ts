/** Screens that stand side by side in wide windows: a list, and what is selected in it. */
export type PaneGroup = 'chat' | 'flags' | 'notifications' | 'people';

/** The addresses of each group, and the windows that are wide enough for it, in rem. */
const GROUPS: readonly [PaneGroup, paths: RegExp, fromRem: number][] = [
  ['chat', /^\/dashboard\/chat(?:[/?]|$)/, 48],
  ['flags', /^\/dashboard\/flags\/?(?:$|\?)/, 64],
  ['notifications', /^\/dashboard\/notifications\/?(?:$|\?)/, 64],
  ['people', /^\/dashboard\/(?:find-)?users\/?(?:$|\?)/, 64],
];

/** Screens that use more than the width of a text where there is more. */
const WIDE = /^\/dashboard(?:\/?$|\/post\/details\/|\/settings|\/search\/.|\/saved-posts|\/profile\/.)/;

/** Returns the width of the frame around the screen of an address, without panes. */
export const frameWidthAt = (pathname: string): 'measure' | 'wide' => (WIDE.test(pathname) ? 'wide' : 'measure');

/**
 * Returns the group that an address belongs to, and the media query of windows in which its panes fit.
 * @param beside the path of the list that it was opened from, if it was: a post can be opened from several lists
 */
export function paneGroupAt(pathname: string, beside = ''): { group: PaneGroup; fits: string } | undefined {
  const found = GROUPS.find(([, paths]) => paths.test(pathname)) ?? GROUPS.find(([, paths]) => paths.test(beside));
  return found && { group: found[0], fits: `(width >= ${found[2]}rem)` };
}
