import { t } from '@lingui/core/macro';
import type { MessageAnswer } from '@oja/contract/answers';
import { TOAST_MS } from '@oja/contract/limits';
import { Button } from '@oja/ui/Button';
import { ConfirmDialog } from '@oja/ui/ConfirmDialog';
import { toast } from '@oja/ui/toast-store';
import { type ReactNode, useState } from 'react';

import { failureMessage } from '../../../api/failure.ts';
import { DetailsRow } from '../rows/DetailsRow.tsx';

interface FactorRowProps {
  icon: ReactNode;
  name: string;
  /** A line below the name. */
  details: string;
  /** The question before it is removed. */
  question: string;
  /** Whether it is the account's only factor, so that the login has one step without it. */
  isLast: boolean;
  /** Removes it. */
  remove: () => PromiseLike<{ data?: MessageAnswer | undefined; error?: unknown }>;
  /** Called after the dialog has closed. */
  onClosed: () => void;
}

/** One second factor, with a button that removes it after a confirmation. A failure appears in the dialog. */
export function FactorRow({ icon, name, details, question, isLast, remove, onClosed }: FactorRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const change = (open: boolean) => {
    setFailure(undefined);
    setIsOpen(open);
    if (!open) onClosed();
  };
  const confirm = async () => {
    setIsRemoving(true);
    setFailure(undefined);
    const { data, error } = await remove();
    setIsRemoving(false);
    if (!data) {
      setFailure(failureMessage(error));
      return;
    }
    change(false);
    toast({ tone: 'success', title: data.message, durationMs: TOAST_MS.default });
  };
  return (
    <DetailsRow icon={icon} name={name} details={details}>
      <Button variant="secondary" size="small" aria-label={t`Remove ${name}`} onClick={() => change(true)}>
        {t`Remove`}
      </Button>
      <ConfirmDialog
        open={isOpen}
        question={question}
        text={
          isLast
            ? t`It is your only second factor. Without it a password or Google alone opens your account, and your recovery codes stop working.`
            : t`You then log in with your other second factors.`
        }
        confirmLabel={t`Remove`}
        loading={isRemoving}
        error={failure}
        onConfirm={() => void confirm()}
        onOpenChange={change}
      />
    </DetailsRow>
  );
}
