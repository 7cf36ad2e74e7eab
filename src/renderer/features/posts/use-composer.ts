import { useRef } from 'react';

import { useLatePart } from './use-late-part.ts';

const loadComposer = async () => (await import('@oja/ui/CommentComposer')).CommentComposer;

/** The field for a comment, which comes when somebody reaches for it; `write` opens it, or goes back to it. */
export function useComposer() {
  const box = useRef<HTMLDivElement>(null);
  const part = useLatePart(loadComposer);
  const write = () => {
    if (part.Part) box.current?.querySelector('textarea')?.focus();
    else part.open();
  };
  return { ...part, box, write };
}
