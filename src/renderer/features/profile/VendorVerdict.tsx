import { t } from '@lingui/core/macro';
import type { Profile } from '@oja/contract/users';
import { Button } from '@oja/ui/Button';
import { BadgeCheck, BadgeX } from 'lucide-react';

import { useLatePart } from '../../platform/use-late-part.ts';

const loadDialog = async () => (await import('./VendorVerdictDialog.tsx')).VendorVerdictDialog;

/** For admins: verifies a vendor, or withdraws the verification (product §7 PATCH /v1/users/update_vendor/{id}). */
export function VendorVerdict({ profile }: { profile: Profile }) {
  const { Part: Dialog, isOpening, open, close, prepare } = useLatePart(loadDialog);
  const { isVerifiedVendor } = profile;
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={isVerifiedVendor ? <BadgeX /> : <BadgeCheck />}
        loading={isOpening}
        onPointerEnter={prepare}
        onClick={open}
      >
        {isVerifiedVendor ? t`Withdraw verification` : t`Verify vendor`}
      </Button>
      {Dialog && <Dialog profile={profile} onClose={close} />}
    </>
  );
}
