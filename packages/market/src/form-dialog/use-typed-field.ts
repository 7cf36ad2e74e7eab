import { useRef, useState, type ChangeEvent } from 'react';

interface TypedFieldOptions {
  /** A call is in progress: `fieldError` is not shown. */
  loading: boolean;
  /** What the server found wrong with the value. */
  fieldError: string | undefined;
}

/**
 * Holds the value of a form's only field, and what is wrong with it. An error that the form finds itself, by
 * `setMissing`, is shown instead of the server's until the next change.
 * @returns `binding` are the props of the field
 */
export function useTypedField({ loading, fieldError }: TypedFieldOptions) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState<string>();
  const binding = {
    ref: field,
    value: typed,
    error: missing ?? (loading ? undefined : fieldError),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setTyped(target.value);
      setMissing(undefined);
    },
  };
  return { field, typed, setMissing, binding };
}
