import { type ReactNode, useEffect, useEffectEvent } from 'react';

import { useLatePart } from './use-late-part.ts';

interface LatePartProps<Part> {
  /** Imports the part. Only the first render's counts. */
  load: () => Promise<Part>;
  /** Called when it could not be loaded, after a toast has said so: closes what it belongs to. */
  onFailed: () => void;
  /** Shown while it is loading. Default: nothing. */
  fallback?: ReactNode;
  children: (part: Part & {}) => ReactNode;
}

/** A part of the page that is open already, and loaded when it is first shown: a dialog that a press has opened. */
export function LatePart<Part>({ load, onFailed, fallback = null, children }: LatePartProps<Part>): ReactNode {
  const { Part, open } = useLatePart(load, onFailed);
  const begin = useEffectEvent(open);
  useEffect(() => begin(), []);
  return Part ? children(Part) : fallback;
}
