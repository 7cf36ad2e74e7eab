import { useState } from 'react';

import { toast } from '../Toast/toast-store.ts';

const load = () => import('./comment-tools.ts');
type CommentTools = Awaited<ReturnType<typeof load>>;

/**
 * What the author of a comment needs: the editor and the question before it is deleted. Fetched when the menu is opened,
 * as a feed is full of comments and most people only read them. Where they do not come, a toast says so.
 * @returns the `tools` once they are there; `prepare` fetches them; `reach` runs something as soon as they are there
 */
export function useCommentTools() {
  const [tools, setTools] = useState<CommentTools>();
  const reach = async (then: () => void) => {
    try {
      setTools(await load());
      then();
    } catch {
      toast({ kind: 'error', title: 'This could not be opened', text: 'Check your connection, then press again.' });
    }
  };
  return { tools, reach, prepare: () => void load().catch(() => undefined) };
}
