import type { PostStatus } from '@oja/contract/categories';
import type { StatusBadgeProps } from '@oja/market/StatusBadge';
import { type ComponentType, lazy, Suspense } from 'react';

/** Loaded with the first one that is shown. */
const StatusBadge = lazy<ComponentType<StatusBadgeProps>>(() =>
  import('@oja/market/StatusBadge').then(
    (part) => ({ default: part.StatusBadge }),
    () => ({ default: () => null }),
  ),
);

/** What a post's vendor marked it as; nothing for an available one. */
export function PostBadge({ status = 'available' }: { status: PostStatus | undefined }) {
  if (status === 'available') return null;
  return (
    <Suspense fallback={null}>
      <StatusBadge status={status} />
    </Suspense>
  );
}
