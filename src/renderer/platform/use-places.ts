import type * as places from '@oja/contract/places';
import { useEffect, useState } from 'react';

import { logFailure } from './log-failure.ts';

type Places = typeof places;

/**
 * Loads the states and local governments beside the screen that offers them: a few kilobytes that no first view needs.
 * @returns undefined until they are loaded, and where that fails
 */
export function usePlaces(): Places | undefined {
  const [loaded, setLoaded] = useState<Places>();
  useEffect(() => {
    let isHere = true;
    import('@oja/contract/places').then(
      (module) => isHere && setLoaded(module),
      (error: unknown) => logFailure('The list of places could not be loaded', error),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return loaded;
}
