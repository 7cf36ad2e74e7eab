import { useCallback, useState } from 'react';

import { dropFields, keepFields, readFields, type TypedFields } from './kept-fields.ts';

/**
 * Keeps what is typed into a form on this device until it is sent.
 * @param key of the person and the form
 * @param beginning what the form holds where nothing was typed
 * @returns `initial` is what to fill the form with; hand each change to `keep`; `drop` when it is sent or discarded
 */
export function useKeptFields<Fields extends TypedFields>(key: string, beginning: Fields) {
  const [start] = useState(beginning);
  const [restored] = useState(() => readFields(key, start));
  const [isKept, setIsKept] = useState(restored !== undefined);
  const keep = useCallback((values: Fields) => setIsKept(keepFields(key, values, start)), [key, start]);
  const drop = useCallback(() => {
    dropFields(key);
    setIsKept(false);
  }, [key]);
  return { start, initial: { ...start, ...restored }, isRestored: restored !== undefined, isKept, keep, drop };
}
