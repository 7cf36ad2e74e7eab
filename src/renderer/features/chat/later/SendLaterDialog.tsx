import { t } from '@lingui/core/macro';
import { SCHEDULE_MAX_MS, SCHEDULE_MIN_MS } from '@oja/contract/limits';
import type { ScheduleInput } from '@oja/contract/scheduled-messages';
import { VALIDATION } from '@oja/contract/texts';
import { Button } from '@oja/ui/Button';
import { Dialog } from '@oja/ui/Dialog';
import { Notice } from '@oja/ui/Notice';
import { TextField } from '@oja/ui/TextField';
import { type SubmitEvent, useState } from 'react';

import { failureMessage, hasErrorCode, serverError } from '../../../api/failure.ts';
import { useScheduleMessageMutation } from '../../../api/scheduled-api.ts';
import { translateText } from '../../../platform/language.ts';
import { momentText } from '../../../platform/moment-text.ts';
import styles from './SendLaterDialog.module.css';
import { sendTimes, zoneName } from './send-times.ts';

interface SendLaterDialogProps {
  message: Pick<ScheduleInput, 'recipientId' | 'message' | 'postId' | 'replyTo'>;
  partnerName: string;
  /** Called once the server has the text. */
  onScheduled: () => void;
  onClose: () => void;
}

/**
 * Asks when a text is sent (product §2 "Chat thread"). A failure leaves the text where it was written, and sending it
 * again is the same text.
 */
export function SendLaterDialog({ message, partnerName, onScheduled, onClose }: SendLaterDialogProps) {
  const [schedule, { isLoading, error }] = useScheduleMessageMutation();
  const [clientId] = useState(() => crypto.randomUUID());
  const [times] = useState(() => sendTimes(Date.now()));
  const [own, setOwn] = useState('');
  const [ownError, setOwnError] = useState<string>();
  const timeError = ownError ?? serverError(error)?.fields?.['sendAt'];

  const send = async (time: Date) => {
    setOwnError(undefined);
    const result = await schedule({ ...message, clientId, sendAt: time.toISOString() });
    // An earlier try has reached the server, and its answer was lost until its time.
    if (!result.error || hasErrorCode(result.error, 'scheduled_sent')) onScheduled();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const time = new Date(own);
    const aheadMs = time.getTime() - Date.now();
    if (aheadMs >= SCHEDULE_MIN_MS && aheadMs <= SCHEDULE_MAX_MS) void send(time);
    else setOwnError(translateText(VALIDATION.sendLaterTime));
  };
  const choices: [Date | undefined, string][] = [
    [times.hour, t`In an hour (${{ time: momentText(times.hour) }})`],
    [times.tonight, t`Tonight (${{ time: momentText(times.tonight ?? times.hour) }})`],
    [times.tomorrow, t`Tomorrow (${{ time: momentText(times.tomorrow) }})`],
  ];
  return (
    <Dialog
      open
      dismissible={!isLoading}
      title={t`Send later to ${{ name: partnerName }}`}
      description={t`You can take it back until it goes. Times are in the time zone of this device, ${{ zone: zoneName(times.hour) }}.`}
      onOpenChange={onClose}
    >
      <div className={styles.choices}>
        {error && timeError === undefined && <Notice tone="danger">{failureMessage(error)}</Notice>}
        {choices.map(
          ([time, label]) =>
            time && (
              <Button key={label} variant="secondary" disabled={isLoading} onClick={() => void send(time)}>
                {label}
              </Button>
            ),
        )}
        <form className={styles.choices} noValidate onSubmit={submit}>
          <TextField
            type="datetime-local"
            label={t`Another time`}
            value={own}
            onChange={(event) => setOwn(event.currentTarget.value)}
            error={timeError}
          />
          <Button type="submit" loading={isLoading}>{t`Send at this time`}</Button>
        </form>
      </div>
    </Dialog>
  );
}
