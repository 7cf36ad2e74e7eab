import { TOAST_MS } from '@oja/contract/limits';
import type { Profile } from '@oja/contract/users';
import { ConfirmDialog } from '@oja/ui/ConfirmDialog';
import { toast } from '@oja/ui/Toast';
import { useState } from 'react';

import { failureMessage } from '../../api/failure.ts';
import { useSetVendorMutation } from '../../api/users-api.ts';

interface VendorVerdictDialogProps {
  /** Whom it is about. */
  profile: Profile;
  /** Answered with No, or done. */
  onClose: () => void;
}

/** Asks an admin before somebody is made a verified vendor or is one no longer; they get a mail of it. */
export function VendorVerdictDialog({ profile, onClose }: VendorVerdictDialogProps) {
  const [setVendor, { isLoading, error }] = useSetVendorMutation();
  // What was asked stays, while the profile behind the question already changes.
  const [wasVerified] = useState(profile.isVerifiedVendor);
  const { _id: userId, userName } = profile;

  const answer = async () => {
    const { data } = await setVendor({ userId, isVerifiedVendor: !wasVerified });
    if (!data) return;
    toast({ kind: 'success', title: data.message, durationMs: TOAST_MS.default });
    onClose();
  };

  return (
    <ConfirmDialog
      open
      tone={wasVerified ? 'danger' : 'primary'}
      question={wasVerified ? `Withdraw the verification of ${userName}?` : `Verify ${userName} as a vendor?`}
      text={
        wasVerified
          ? 'They can post no more; what they have posted stays. A mail tells them.'
          : 'They can post from now on, and wear the Verified Vendor badge. A mail tells them.'
      }
      confirmLabel={wasVerified ? 'Withdraw' : 'Verify'}
      busy={isLoading}
      error={error && failureMessage(error)}
      onConfirm={() => void answer()}
      onCancel={onClose}
    />
  );
}
