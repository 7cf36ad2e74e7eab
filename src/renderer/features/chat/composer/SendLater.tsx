import { t } from '@lingui/core/macro';
import type { ScheduleInput } from '@oja/contract/scheduled-messages';
import { IconButton } from '@oja/ui/IconButton';
import { CalendarClock } from 'lucide-react';

import { useLatePart } from '../../../platform/use-late-part.ts';

const loadDialog = async () => (await import('../later/SendLaterDialog.tsx')).SendLaterDialog;

interface SendLaterProps {
  message: Pick<ScheduleInput, 'recipientId' | 'message' | 'postId' | 'replyTo'>;
  partnerName: string;
  /** Whether the text must not be sent yet. */
  holdsBack: () => boolean;
  onScheduled: () => void;
}

/** Opens the dialog that asks when the text in the field is sent. */
export function SendLater({ message, partnerName, holdsBack, onScheduled }: SendLaterProps) {
  const { Part: SendLaterDialog, open, close, prepare } = useLatePart(loadDialog);
  return (
    <>
      <IconButton
        label={t`Send later`}
        icon={<CalendarClock />}
        aria-haspopup="dialog"
        onPointerDown={prepare}
        onClick={() => {
          if (!holdsBack()) open();
        }}
      />
      {SendLaterDialog && <SendLaterDialog {...{ message, partnerName, onScheduled }} onClose={close} />}
    </>
  );
}
