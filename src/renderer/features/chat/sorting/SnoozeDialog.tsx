import { t } from '@lingui/core/macro';
import { VALIDATION } from '@oja/contract/texts';
import { Button } from '@oja/ui/Button';
import { Dialog } from '@oja/ui/Dialog';
import { TextField } from '@oja/ui/TextField';
import { type SubmitEvent, useState } from 'react';

import { translateText } from '../../../platform/language.ts';
import { momentText } from '../../../platform/moment-text.ts';
import { snoozeTimes } from './snooze-times.ts';
import styles from './Sorting.module.css';
import { type Sorted, useSetAside } from './use-set-aside.ts';

interface SnoozeDialogProps {
  conversation: Sorted;
  /** `isDone` once a time was chosen. */
  onClose: (isDone?: boolean) => void;
}

/** Asks until when a conversation leaves the list (product §2 "Chat list"). An answer brings it back in any case. */
export function SnoozeDialog({ conversation, onClose }: SnoozeDialogProps) {
  const setAside = useSetAside();
  const [times] = useState(() => snoozeTimes(Date.now()));
  const [until, setUntil] = useState('');
  const [error, setError] = useState<string>();
  const snooze = (time: Date) => {
    onClose(true);
    void setAside(conversation, { snoozedUntil: time.toISOString() });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new Date(until);
    if (typed.getTime() > Date.now() && typed <= times.answer) snooze(typed);
    else setError(translateText(VALIDATION.snoozePast));
  };
  const choices: [Date, string][] = [
    [times.hours, t`In 3 hours (${{ time: momentText(times.hours) }})`],
    [times.tomorrow, t`Tomorrow (${{ time: momentText(times.tomorrow) }})`],
    [times.monday, t`Next week (${{ time: momentText(times.monday) }})`],
    [times.answer, t`Until they answer`],
  ];
  return (
    <Dialog
      open
      title={t`Snooze ${{ name: conversation.name }}`}
      description={t`It leaves the list until then. An answer brings it back at once.`}
      onOpenChange={() => onClose()}
    >
      <div className={styles.choices}>
        {choices.map(([time, label]) => (
          <Button key={label} variant="secondary" onClick={() => snooze(time)}>
            {label}
          </Button>
        ))}
        <form className={styles.choices} noValidate onSubmit={submit}>
          <TextField
            type="datetime-local"
            label={t`Another time`}
            value={until}
            onChange={(event) => setUntil(event.currentTarget.value)}
            error={error}
          />
          <Button type="submit">{t`Snooze until then`}</Button>
        </form>
      </div>
    </Dialog>
  );
}
