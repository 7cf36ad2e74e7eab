import { t } from '@lingui/core/macro';
import { TOAST_MS } from '@oja/contract/limits';
import { toast } from '@oja/ui/toast-store';

/** The rule of a required input. toastMissing shows the one message for all of them. */
export const REQUIRED = {
  validate: (value: string) => value.trim() !== '' || t`Required`,
} as const;

/**
 * Shows that a required input is empty (product §5). Nothing is sent.
 * @param group the toast group of the form's call, see submit-form.ts
 */
export function toastMissing(group: string): void {
  toast({ tone: 'danger', group, title: t`Please fill all the necessary details`, durationMs: TOAST_MS.default });
}
