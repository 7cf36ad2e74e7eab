import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

import { serverError } from './failure.ts';

/**
 * Shows the server's field errors at their inputs.
 * @param error the error that the call rejected with
 * @param names the form's inputs; errors of other fields appear in the toast only
 */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  names: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): void {
  const fields = serverError(error)?.fields ?? {};
  const named = names.filter((name) => fields[name] !== undefined);
  for (const [index, name] of named.entries()) {
    setError(name, { type: 'server', message: fields[name] ?? '' }, { shouldFocus: index === 0 });
  }
}
