import { TOAST_MS } from '@oja/contract/limits';
import { FAILURES } from '@oja/contract/texts';
import { ConfirmDialog } from '@oja/ui/ConfirmDialog';
import { DeleteAccountDialog } from '@oja/ui/DeleteAccountDialog';
import { toast } from '@oja/ui/Toast';
import { useState } from 'react';

import { failureMessage, isRefusedAs } from '../../api/failure.ts';
import { useDeleteAccountMutation } from '../../api/users-api.ts';
import { forgetThreads } from '../../platform/kept-threads.ts';
import { usePlatform } from '../../platform/PlatformContext.tsx';
import { NO_LISTS } from '../../platform/stored-session.ts';
import { useUser } from '../../session/use-session.ts';
import { useLeave } from './use-leave.ts';

/**
 * Asks before one's account is deleted, and a second time where money is left on its wallet, which would be given up
 * with it. What fails is said in the dialog, which stays open (spec §2 "Settings", §8).
 */
export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const { _id: userId } = useUser();
  const { sessions } = usePlatform();
  const [deleteAccount, { isLoading, error }] = useDeleteAccountMutation();
  const [hasBalance, setHasBalance] = useState(false);
  const leave = useLeave();

  const remove = async (forfeit: boolean) => {
    const { data: answer, error: refusal } = await deleteAccount({ userId, forfeit });
    if (isRefusedAs(refusal, 'balance_left')) setHasBalance(true);
    if (!answer) return;
    toast({ kind: 'success', title: answer.message, durationMs: TOAST_MS.default });
    // Who logs out comes back to what was read last; here nobody does.
    await sessions.saveLists({ ...NO_LISTS, ownerId: userId });
    await forgetThreads();
    await leave();
  };
  const message = error && failureMessage(error, FAILURES.somethingWrong);

  if (!hasBalance) {
    return <DeleteAccountDialog open busy={isLoading} error={message} onConfirm={() => void remove(false)} onCancel={onClose} />;
  }
  return (
    <ConfirmDialog
      open
      question="Give up the money in your wallet?"
      text="There is still money in your Oja wallet. It is lost when your account goes; to keep it, withdraw it first."
      confirmLabel="Give it up and delete"
      busy={isLoading}
      error={isRefusedAs(error, 'balance_left') ? undefined : message}
      onConfirm={() => void remove(true)}
      onCancel={onClose}
    />
  );
}
