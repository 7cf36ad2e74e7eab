import { t } from '@lingui/core/macro';
import { Dialog } from '@oja/ui/Dialog';
import { Spinner } from '@oja/ui/Spinner';

import { failureMessage } from '../../../api/failure.ts';
import { useGetAutomaticRepliesQuery } from '../../../api/automatic-replies-api.ts';
import { AutomaticMessagesForm } from './AutomaticMessagesForm.tsx';

/** A vendor's greeting, away message and opening hours (product §7). */
export function AutomaticMessages({ onClose }: { onClose: () => void }) {
  const { data, error } = useGetAutomaticRepliesQuery();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      // What is typed in the form is not lost by a press of Escape.
      dismissible={!data}
      size="wide"
      title={t`Automatic messages`}
      description={t`Each goes to a person at most once a day, and none while you write or read in their chat.`}
    >
      {data && <AutomaticMessagesForm saved={data.data} onEnd={onClose} />}
      {!data && (error ? <p role="alert">{failureMessage(error)}</p> : <Spinner label={t`Loading`} />)}
    </Dialog>
  );
}
