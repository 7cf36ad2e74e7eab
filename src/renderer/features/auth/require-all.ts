import { TOAST_MS } from '@oja/contract/limits';
import { VALIDATION } from '@oja/contract/texts';
import { toast } from '@oja/ui/Toast';

/** The rule of an input that must not stay empty; the one message for all of them is said by toastMissing. */
export const REQUIRED = {
  validate: (value: string) => value.trim() !== '' || 'Required',
} as const;

/** Says that something is missing, spec §5. Nothing is sent then. */
export function toastMissing(): void {
  toast({ kind: 'error', title: VALIDATION.fillAll, durationMs: TOAST_MS.default });
}
