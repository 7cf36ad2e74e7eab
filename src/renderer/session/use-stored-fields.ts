import { useCallback, useState } from 'react';

import { deleteFields, storeFields, readFields, type TypedFields } from './stored-fields.ts';

/**
 * Stores what is typed into a form on this device until it is sent.
 * @param key the storage key of the user and the form
 * @param beginning the form's initial values without a draft
 * @returns `initial` are the values to fill the form with; call `store` for each change, and `remove` when it is sent
 * or discarded
 */
export function useStoredFields<Fields extends TypedFields>(key: string, beginning: Fields) {
  const [start] = useState(beginning);
  const [restored] = useState(() => readFields(key, start));
  const [isStored, setIsStored] = useState(restored !== undefined);
  const store = useCallback((values: Fields) => setIsStored(storeFields(key, values, start)), [key, start]);
  const remove = useCallback(() => {
    deleteFields(key);
    setIsStored(false);
  }, [key]);
  return { start, initial: { ...start, ...restored }, isRestored: restored !== undefined, isStored, store, remove };
}
