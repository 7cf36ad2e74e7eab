import { TOAST_MS, TOTP_DIGITS } from '@oja/contract/limits';
import type { TotpAnswer } from '@oja/contract/second-factors';
import { AuthenticatorAppDialog } from '@oja/market/AuthenticatorAppDialog';
import { toast } from '@oja/ui/toast-store';
import { useState } from 'react';

import { failureMessage, hasErrorCode, serverError } from '../../../api/failure.ts';
import { useConfirmTotpMutation } from '../../../api/second-factors-api.ts';
import { useDesktop } from '../../../platform/PlatformContext.tsx';
import { ShownCodes } from './ShownCodes.tsx';

interface AddAuthenticatorAppProps {
  totp: TotpAnswer['data'];
  onClose: () => void;
}

/** Adds an authenticator app, then shows the recovery codes if it is the first factor of the account. */
export function AddAuthenticatorApp({ totp, onClose }: AddAuthenticatorAppProps) {
  const isDesktop = useDesktop() !== undefined;
  const [confirmTotp, { isLoading, error }] = useConfirmTotpMutation();
  const [added, setAdded] = useState<{ message: string; codes: readonly string[] }>();
  const finish = (message: string) => {
    toast({ tone: 'success', title: message, durationMs: TOAST_MS.default });
    onClose();
  };
  const confirm = async (code: string) => {
    const { data } = await confirmTotp(code);
    if (!data) return;
    // A toast would cover the codes.
    if (data.data.recoveryCodes) setAdded({ message: data.message, codes: data.data.recoveryCodes });
    else finish(data.message);
  };
  if (added) return <ShownCodes codes={added.codes} onClose={() => finish(added.message)} />;
  const message = error && (serverError(error)?.fields?.['code'] ?? failureMessage(error));
  const isAboutCode = hasErrorCode(error, 'second_factor_invalid', 'validation_failed');
  return (
    <AuthenticatorAppDialog
      open
      secret={totp.secret}
      uri={isDesktop ? undefined : totp.uri}
      codeLength={TOTP_DIGITS}
      loading={isLoading}
      error={isAboutCode ? undefined : message}
      fieldError={isAboutCode ? message : undefined}
      onConfirm={(code) => void confirm(code)}
      onOpenChange={onClose}
    />
  );
}
