import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { type PageKey, usePageKeys } from '../../../platform/page-keys.ts';
import { hasPosts } from './use-post-keys.ts';

/** What is pressed in the focused post: the value of `data-action` in PostCard. */
type PostAction = 'open' | 'like' | 'save' | 'comment';

const postActionKeys = (): readonly PageKey<PostAction>[] => [
  { act: 'open', on: ['o'], keys: ['O'], does: t`open the post`, isOffered: hasPosts },
  { act: 'like', on: ['l'], keys: ['L'], does: t`like it`, isOffered: hasPosts },
  { act: 'save', on: ['s'], keys: ['S'], does: t`save it`, isOffered: hasPosts },
  { act: 'comment', on: ['c'], keys: ['C'], does: t`comment on it`, isOffered: hasPosts },
];

/** O, L, S and C press what they name in the focused post of a list, on every screen that has one. */
export function usePostActionKeys(): void {
  const [keys] = useState(postActionKeys);
  usePageKeys(keys, (act) => {
    const place = document.activeElement?.closest('[role="feed"] > *');
    const target = place?.querySelector<HTMLElement>(`[data-action="${act}"]`);
    if (!target) return false;
    target.click();
    return true;
  });
}
