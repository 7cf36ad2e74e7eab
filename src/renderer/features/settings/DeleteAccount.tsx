import { t } from '@lingui/core/macro';
import { TOAST_MS } from '@oja/contract/limits';
import { FAILURES } from '@oja/contract/failures';
import { ConfirmDialog } from '@oja/ui/ConfirmDialog';
import { DeleteAccountDialog } from '@oja/market/DeleteAccountDialog';
import { toast } from '@oja/ui/toast-store';
import { useState } from 'react';

import { failureMessage, hasErrorCode } from '../../api/failure.ts';
import { useDeleteAccountMutation } from '../../api/users-api.ts';
import { forgetAnswers } from '../../platform/stored-answers.ts';
import { usePlatform } from '../../platform/PlatformContext.tsx';
import { NO_LISTS } from '../../platform/stored-session.ts';
import { storeLoginName } from '../../session/login-name.ts';
import { useUser } from '../../session/use-session.ts';
import { useLeave } from './use-leave.ts';

/**
 * Asks for confirmation before the viewer's account is deleted, and a second time if the wallet still has money, which
 * would be lost. An error appears in the dialog, which stays open (product §2 "Settings", §8).
 */
export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const { _id: userId } = useUser();
  const { sessions } = usePlatform();
  const [deleteAccount, { isLoading, error }] = useDeleteAccountMutation();
  const [hasBalance, setHasBalance] = useState(false);
  const leave = useLeave();

  const remove = async (forfeit: boolean) => {
    const { data: answer, error: failure } = await deleteAccount({ userId, forfeit });
    if (hasErrorCode(failure, 'balance_left')) setHasBalance(true);
    if (!answer) return;
    toast({ tone: 'success', title: answer.message, durationMs: TOAST_MS.default });
    // After a logout the stored lists serve the next login. A deleted account has none.
    await sessions.saveLists({ ...NO_LISTS, ownerId: userId });
    await forgetAnswers();
    storeLoginName('');
    await leave();
  };
  const message = error && failureMessage(error, FAILURES.somethingWrong, FAILURES.network);

  if (!hasBalance) {
    return (
      <DeleteAccountDialog
        open
        loading={isLoading}
        error={message}
        onConfirm={() => void remove(false)}
        onOpenChange={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      open
      question={t`Give up the money in your wallet?`}
      text={t`There is still money in your Oja wallet. It is lost when your account goes; to keep it, withdraw it first.`}
      confirmLabel={t`Give it up and delete`}
      loading={isLoading}
      error={hasErrorCode(error, 'balance_left') ? undefined : message}
      onConfirm={() => void remove(true)}
      onOpenChange={onClose}
    />
  );
}
