import { DELETE_RELOAD_MS } from '@oja/contract/limits';
import { useLocation } from 'react-router-dom';

import { api } from '../../api/api.ts';
import { useSessionDispatch } from '../../session/use-session.ts';
import { postPath } from './post-paths.ts';

/**
 * Gives the function to call once a post is deleted: the page loads anew 2 s later (spec §4). The post's own page has
 * nothing to show then, so the feed takes its place. Whoever has gone on meanwhile is left in peace, as a reload
 * would take what they are typing; the lists are read anew instead.
 */
export function useLeaveDeletedPost(postId: string): () => void {
  const { pathname } = useLocation();
  const dispatch = useSessionDispatch();

  return () => {
    // Not an effect: the card that asked is gone from its list by then.
    setTimeout(() => {
      if (globalThis.location.pathname !== pathname) dispatch(api.util.invalidateTags(['Posts', 'Saved', 'Profile']));
      else if (pathname === postPath(postId)) globalThis.location.replace('/dashboard');
      else globalThis.location.reload();
    }, DELETE_RELOAD_MS);
  };
}
