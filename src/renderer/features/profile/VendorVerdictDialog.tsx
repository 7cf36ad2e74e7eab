import { t } from '@lingui/core/macro';
import { TOAST_MS } from '@oja/contract/limits';
import type { Profile } from '@oja/contract/users';
import { ConfirmDialog } from '@oja/ui/ConfirmDialog';
import { toast } from '@oja/ui/toast-store';
import { useState } from 'react';

import { failureMessage } from '../../api/failure.ts';
import { useSetVendorMutation } from '../../api/users-api.ts';

interface VendorVerdictDialogProps {
  /** The profile to verify or not. */
  profile: Profile;
  /** Called when the admin answers No, or the change is done. */
  onClose: () => void;
}

/**
 * Asks an admin for confirmation before a vendor is verified or loses the verification. The user gets an email about
 * it.
 */
export function VendorVerdictDialog({ profile, onClose }: VendorVerdictDialogProps) {
  const [setVendor, { isLoading, error }] = useSetVendorMutation();
  // The question stays the same while the profile behind it already changes.
  const [wasVerified] = useState(profile.isVerifiedVendor);
  const { _id: userId, userName } = profile;

  const answer = async () => {
    const { data } = await setVendor({ userId, isVerifiedVendor: !wasVerified });
    if (!data) return;
    toast({ tone: 'success', title: data.message, durationMs: TOAST_MS.default });
    onClose();
  };

  return (
    <ConfirmDialog
      open
      tone={wasVerified ? 'danger' : 'accent'}
      question={wasVerified ? t`Withdraw the verification of ${userName}?` : t`Verify ${userName} as a vendor?`}
      text={
        wasVerified
          ? t`They can post no more; what they have posted stays. An email tells them.`
          : t`They can post from now on, and wear the Verified Vendor badge. An email tells them.`
      }
      confirmLabel={wasVerified ? t`Withdraw` : t`Verify`}
      loading={isLoading}
      error={error && failureMessage(error)}
      onConfirm={() => void answer()}
      onOpenChange={onClose}
    />
  );
}
