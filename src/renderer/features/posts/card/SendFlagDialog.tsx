import type { MessageAnswer } from '@oja/contract/answers';
import { TOAST_MS } from '@oja/contract/limits';
import { VALIDATION } from '@oja/contract/texts';
import { FlagDialog, type FlagDialogProps } from '@oja/market/FlagDialog';
import { toast } from '@oja/ui/toast-store';

import { failureMessage } from '../../../api/failure.ts';
import { translateText } from '../../../platform/language.ts';

interface SendFlagDialogProps<Reason extends string> extends Pick<FlagDialogProps, 'postTitle' | 'reviewAuthor'> {
  reasons: readonly Reason[];
  /** Sends the report. It resolves without `data` if that failed. */
  send: (flagReason: Reason) => PromiseLike<{ data?: MessageAnswer | undefined }>;
  /** The state of the call. */
  state: { isLoading: boolean; error?: unknown };
  /** Called when the dialog is closed or the report is sent. */
  onClose: () => void;
}

/** The dialog of a report to the admins. An error of the server appears in it; a report that was sent closes it. */
export function SendFlagDialog<Reason extends string>({
  reasons,
  send,
  state: { isLoading, error },
  onClose,
  ...subject
}: SendFlagDialogProps<Reason>) {
  const flag = async (chosen: string) => {
    const flagReason = reasons.find((reason) => reason === chosen);
    if (!flagReason) return;
    const { data: answer } = await send(flagReason);
    if (!answer) return;
    toast({ tone: 'success', title: answer.message, durationMs: TOAST_MS.default });
    onClose();
  };
  return (
    <FlagDialog
      {...subject}
      open
      onOpenChange={onClose}
      onFlag={(reason) => void flag(reason)}
      loading={isLoading}
      error={error === undefined ? undefined : failureMessage(error)}
      reasons={reasons}
      missing={translateText(VALIDATION.flagReasonRequired)}
    />
  );
}
