import { useMediaQuery } from '@oja/ui/hooks/use-media-query';
import { useLocation } from 'react-router';

import { useBesideList } from '../../platform/beside-list.ts';
import { type PaneGroup, paneGroupAt } from './pane-groups.ts';

/** Returns the group whose panes stand side by side now: the address has one, and the window is wide enough. */
export function usePaneGroup(): PaneGroup | undefined {
  const found = paneGroupAt(useLocation().pathname, useBesideList());
  return useMediaQuery(found?.fits ?? 'not all') ? found?.group : undefined;
}
