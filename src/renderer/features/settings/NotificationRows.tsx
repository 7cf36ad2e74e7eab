import { t } from '@lingui/core/macro';
import { SettingsRow } from '@oja/ui/SettingsRow';
import { BellDot, MessageSquareReply } from 'lucide-react';

import { useLatePart } from '../../platform/use-late-part.ts';
import { useUser } from '../../session/use-session.ts';

/** What notifies the viewer, and what answers in their place. */
export function NotificationRows() {
  return (
    <>
      <NotificationChoicesRow />
      <AutomaticMessagesRow />
    </>
  );
}

const loadNotificationChoices = async () => (await import('./NotificationChoices.tsx')).NotificationChoices;

/** Opens the choice of what the viewer is notified of, and where. */
function NotificationChoicesRow() {
  const { Part: Dialog, isOpening, open, close } = useLatePart(loadNotificationChoices);
  return (
    <>
      <SettingsRow icon={<BellDot />} label={t`Notifications`} loading={isOpening} onSelect={open} />
      {Dialog && <Dialog onClose={close} />}
    </>
  );
}

const loadAutomaticMessages = async () =>
  (await import('./automatic-messages/AutomaticMessages.tsx')).AutomaticMessages;

/** Opens a vendor's greeting, away message and opening hours (product §7). */
function AutomaticMessagesRow() {
  const { isVerifiedVendor } = useUser();
  const { Part: Dialog, isOpening, open, close } = useLatePart(loadAutomaticMessages);
  if (!isVerifiedVendor) return null;
  return (
    <>
      <SettingsRow icon={<MessageSquareReply />} label={t`Automatic messages`} loading={isOpening} onSelect={open} />
      {Dialog && <Dialog onClose={close} />}
    </>
  );
}
