import { SettingsRow } from '@oja/ui/SettingsRow';
import { Trash2 } from 'lucide-react';

import { useLatePart } from '../posts/use-late-part.ts';

const loadDialog = async () => (await import('./DeleteAccount.tsx')).DeleteAccount;

/** Leads to the question before one's account is deleted (spec §2 "Settings"). */
export function DeleteAccountRow() {
  const { Part: Dialog, isOpening, open, close } = useLatePart(loadDialog);
  return (
    <>
      <SettingsRow icon={<Trash2 />} label="Delete Account" tone="danger" loading={isOpening} onPress={open} />
      {Dialog && <Dialog onClose={close} />}
    </>
  );
}
