import { dismissToasts } from '@oja/ui/Toast';
import type { BaseSyntheticEvent } from 'react';

/**
 * Makes a form's `onSubmit`: what toasts said of the submit before goes, then the form is sent.
 * @param endpoint the form's call: its failures are toasts of this group, and so is what the form says itself
 * @param submit what `handleSubmit` of react-hook-form gives
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
