import { t } from '@lingui/core/macro';
import { ConfirmDialog } from '@oja/ui/ConfirmDialog';

import { failureMessage } from '../../../api/failure.ts';
import { useReplaceRecoveryCodesMutation } from '../../../api/second-factors-api.ts';
import { ShownCodes } from './ShownCodes.tsx';

/** Asks for confirmation, replaces the recovery codes and shows the new ones once. */
export function ReplaceRecoveryCodes({ onClose }: { onClose: () => void }) {
  const [replace, { data, isLoading, error }] = useReplaceRecoveryCodesMutation();
  if (data) return <ShownCodes codes={data.data.recoveryCodes} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      tone="accent"
      question={t`Make new recovery codes?`}
      text={t`The ones that you have saved stop working.`}
      confirmLabel={t`Make new codes`}
      loading={isLoading}
      error={error && failureMessage(error)}
      onConfirm={() => void replace()}
      onOpenChange={onClose}
    />
  );
}
