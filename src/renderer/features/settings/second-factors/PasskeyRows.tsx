import { t } from '@lingui/core/macro';
import type { Passkey } from '@oja/contract/second-factors';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMinute } from '@oja/ui/hooks/use-minute';
import { SettingsRow } from '@oja/ui/SettingsRow';
import { KeyRound } from 'lucide-react';

import { useRemovePasskeyMutation } from '../../../api/second-factors-api.ts';
import { useLatePart } from '../../../platform/use-late-part.ts';
import { lastUse } from '../times/last-use.ts';
import { FactorRow } from './FactorRow.tsx';

const loadDialog = async () => (await import('./AddPasskey.tsx')).AddPasskey;

interface PasskeyRowsProps {
  passkeys: readonly Passkey[];
  /** Whether the only passkey is the account's only factor. */
  isLast: boolean;
  /** Whether this page can make passkeys. */
  canAdd: boolean;
  /** Whether the account has as many passkeys as it can have. */
  isFull: boolean;
  /** Called after a dialog has closed. */
  onClosed: () => void;
}

/** The passkeys of the account, oldest first, and the row that adds one. */
export function PasskeyRows({ passkeys, isLast, canAdd, isFull, onClosed }: PasskeyRowsProps) {
  const [remove] = useRemovePasskeyMutation();
  const minute = useMinute();
  const { locale } = useLocale();
  const { Part: Dialog, isOpening, open, close } = useLatePart(loadDialog);
  const leave = () => {
    close();
    onClosed();
  };
  return (
    <>
      {passkeys.map(({ _id, name, lastUsedAt }) => (
        <FactorRow
          key={_id}
          icon={<KeyRound />}
          name={name}
          details={
            lastUsedAt === null ? t`Passkey · Not used yet` : t`Passkey · ${lastUse(lastUsedAt, minute, locale)}`
          }
          question={t`Remove the passkey “${name}”?`}
          remove={() => remove(_id)}
          {...{ isLast, onClosed }}
        />
      ))}
      {canAdd && !isFull && (
        <SettingsRow
          icon={<KeyRound />}
          label={t`Add a passkey`}
          text={t`The lock of this device, or a security key.`}
          loading={isOpening}
          onSelect={open}
        />
      )}
      {!canAdd && (
        <SettingsRow
          icon={<KeyRound />}
          label={t`Passkeys`}
          text={t`They can be added in a browser that supports them, at Oja’s own address.`}
        />
      )}
      {Dialog && <Dialog onClose={leave} />}
    </>
  );
}
