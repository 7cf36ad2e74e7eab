import type { Post } from '@oja/contract/posts';
import { useInView } from '@oja/ui/hooks/use-in-view';
import { lazy, Suspense, useRef } from 'react';

/** Without it the page is complete: a failure to load it is not shown. */
const RelatedPosts = lazy(() => import('./RelatedPosts.tsx').catch(() => ({ default: () => null })));

/** How far below the window its content is loaded: little, so that a first look at a post does not pay for others. */
const NEAR = '64px';

/** The end of a post's page: once one scrolls near, similar posts and others of the vendor load. */
export function BelowPost({ post }: { post: Post }) {
  const end = useRef<HTMLDivElement>(null);
  const isNear = useInView(end, { threshold: 0, once: true, margin: NEAR });
  return (
    <div ref={end}>
      <Suspense fallback={null}>{isNear && <RelatedPosts post={post} />}</Suspense>
    </div>
  );
}
