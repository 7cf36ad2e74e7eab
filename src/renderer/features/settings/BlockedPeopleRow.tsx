import { SettingsRow } from '@oja/ui/SettingsRow';
import { Ban } from 'lucide-react';

import { useLatePart } from '../posts/use-late-part.ts';

const loadDialog = async () => (await import('./BlockedPeople.tsx')).BlockedPeople;

/** Leads to the list of those whom the viewer has blocked. */
export function BlockedPeopleRow() {
  const { Part: Dialog, isOpening, open, close } = useLatePart(loadDialog);
  return (
    <>
      <SettingsRow icon={<Ban />} label="Blocked people" loading={isOpening} onPress={open} />
      {Dialog && <Dialog onClose={close} />}
    </>
  );
}
