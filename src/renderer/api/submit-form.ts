import { dismissToasts } from '@oja/ui/toast-store';
import type { BaseSyntheticEvent } from 'react';

/**
 * Returns a form's `onSubmit`: it closes the toasts of the previous attempt, then submits the form.
 * @param endpoint the form's call; its failures and the form's own messages are toasts of this group
 * @param submit the result of `handleSubmit` of react-hook-form
 */
export function submitForm(
  endpoint: string,
  submit: (event: BaseSyntheticEvent) => Promise<void>,
): (event: BaseSyntheticEvent) => void {
  return (event) => {
    dismissToasts(endpoint);
    void submit(event);
  };
}
