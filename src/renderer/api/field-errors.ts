import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

import { serverRefusal } from './failure.ts';

/**
 * Puts the server's words on single inputs where they belong.
 * @param error what the call rejected with
 * @param names the form's inputs; words on others are left to the toast
 */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  names: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): void {
  const fields = serverRefusal(error)?.fields ?? {};
  const named = names.filter((name) => fields[name] !== undefined);
  for (const [index, name] of named.entries()) {
    setError(name, { type: 'server', message: fields[name] ?? '' }, { shouldFocus: index === 0 });
  }
}
