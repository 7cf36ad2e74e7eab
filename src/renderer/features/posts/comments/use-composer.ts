import { useRef } from 'react';

import { useLatePart } from '../../../platform/use-late-part.ts';

const loadComposer = async () => (await import('@oja/market/CommentComposer')).CommentComposer;

/** The field for a comment, loaded on demand; `write` opens or focuses it. */
export function useComposer() {
  const box = useRef<HTMLDivElement>(null);
  const part = useLatePart(loadComposer);
  const write = () => {
    if (part.Part) box.current?.querySelector('textarea')?.focus();
    else part.open();
  };
  return { ...part, box, write };
}
