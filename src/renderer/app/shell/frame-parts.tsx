import { useMediaQuery } from '@oja/ui/hooks/use-media-query';
import { keepEarlyKeys } from '../../platform/early-keys.ts';
import { type ComponentType, lazy, Suspense } from 'react';

const Nothing = () => null;

/**
 * Returns a part of the frame that only devices load which match a media query, because a phone's first view does not
 * need it. If it cannot be loaded, the frame works without it.
 */
function partWhere<Props extends object>(query: string, load: () => Promise<{ default: ComponentType<Props> }>) {
  const Part = lazy<ComponentType<Props>>(() => load().catch(() => ({ default: Nothing })));
  return function FramePart(props: Props) {
    return (
      useMediaQuery(query) && (
        <Suspense>
          <Part {...props} />
        </Suspense>
      )
    );
  };
}

/** The content of the top bar, in wide windows. DashboardLayout reserves its place. */
export const TopBar = partWhere('(width >= 64rem)', () => import('./TopBar.tsx'));

/** The keys of every dashboard screen, where there may be a keyboard: not on phones. */
export const PageKeys = partWhere('(any-hover: hover) or (width >= 48rem)', () => {
  keepEarlyKeys();
  return import('./PageKeys.tsx');
});
