import { t } from '@lingui/core/macro';
import type { TotpAnswer } from '@oja/contract/second-factors';
import { SettingsRow } from '@oja/ui/SettingsRow';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';

import { useBeginTotpMutation, useRemoveTotpMutation } from '../../../api/second-factors-api.ts';
import { useLatePart } from '../../../platform/use-late-part.ts';
import { FactorRow } from './FactorRow.tsx';

const loadDialog = async () => (await import('./AddAuthenticatorApp.tsx')).AddAuthenticatorApp;

interface AuthenticatorAppRowsProps {
  isAdded: boolean;
  /** Whether it is the account's only factor. */
  isLast: boolean;
  /** Called after a dialog has closed. */
  onClosed: () => void;
}

/** The authenticator app of the account, or the row that adds one. */
export function AuthenticatorAppRows({ isAdded, isLast, onClosed }: AuthenticatorAppRowsProps) {
  const [begin, { isLoading }] = useBeginTotpMutation();
  const [remove] = useRemoveTotpMutation();
  const [key, setKey] = useState<TotpAnswer['data']>();
  const { Part: Dialog, isOpening, open, close } = useLatePart(loadDialog);
  const add = async () => {
    open();
    const { data } = await begin();
    setKey(data?.data);
    if (!data) close();
  };
  const leave = () => {
    close();
    setKey(undefined);
    onClosed();
  };
  return (
    <>
      {isAdded ? (
        <FactorRow
          icon={<Smartphone />}
          name={t`Authenticator app`}
          details={t`Shows a new code every 30 seconds`}
          question={t`Remove your authenticator app?`}
          remove={() => remove()}
          {...{ isLast, onClosed }}
        />
      ) : (
        <SettingsRow
          icon={<Smartphone />}
          label={t`Add an authenticator app`}
          text={t`Its codes work without a network.`}
          loading={isOpening || isLoading}
          onSelect={() => void add()}
        />
      )}
      {/* Also once it is added: the recovery codes are shown after that. */}
      {Dialog && key && <Dialog totp={key} onClose={leave} />}
    </>
  );
}
