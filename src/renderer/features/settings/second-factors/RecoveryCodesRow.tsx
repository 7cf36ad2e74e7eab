import { plural, t } from '@lingui/core/macro';
import { SettingsRow } from '@oja/ui/SettingsRow';
import { Ticket } from 'lucide-react';

import { useLatePart } from '../../../platform/use-late-part.ts';

const loadDialog = async () => (await import('./ReplaceRecoveryCodes.tsx')).ReplaceRecoveryCodes;

interface RecoveryCodesRowProps {
  /** How many codes are not used yet. */
  left: number;
  /** Called after a dialog has closed. */
  onClosed: () => void;
}

/** Replaces the recovery codes of the account. */
export function RecoveryCodesRow({ left, onClosed }: RecoveryCodesRowProps) {
  const { Part: Dialog, isOpening, open, close } = useLatePart(loadDialog);
  const leave = () => {
    close();
    onClosed();
  };
  return (
    <>
      <SettingsRow
        icon={<Ticket />}
        label={t`New recovery codes`}
        text={
          left === 0
            ? t`You have used all of them.`
            : plural(left, { one: `${left} is not used yet.`, other: `${left} are not used yet.` })
        }
        loading={isOpening}
        onSelect={open}
      />
      {Dialog && <Dialog onClose={leave} />}
    </>
  );
}
