import { t } from '@lingui/core/macro';
import { Dialog } from '@oja/ui/Dialog';
import { Spinner } from '@oja/ui/Spinner';
import { useState } from 'react';

import { failureMessage } from '../../../api/failure.ts';
import { useGetAutomaticRepliesQuery } from '../../../api/automatic-replies-api.ts';
import { AutomaticMessagesForm } from './AutomaticMessagesForm.tsx';

/** A vendor's greeting, away message and opening hours (product §7). */
export function AutomaticMessages({ onClose }: { onClose: () => void }) {
  const { data, error } = useGetAutomaticRepliesQuery();
  const [isEdited, setEdited] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      // What is typed in the form is not lost by a press of Escape.
      dismissible={!isEdited}
      size="wide"
      title={t`Automatic messages`}
      description={t`Each goes to a person at most once a day, and none while you write or read in their chat.`}
    >
      {data && <AutomaticMessagesForm saved={data.data} onEdit={() => setEdited(true)} onEnd={onClose} />}
      {!data && (error ? <p role="alert">{failureMessage(error)}</p> : <Spinner label={t`Loading`} />)}
    </Dialog>
  );
}
