import { t } from '@lingui/core/macro';
import type { AutomaticReplies } from '@oja/contract/automatic-replies';
import { AUTOMATIC_REPLY_MAX } from '@oja/contract/limits';
import { VALIDATION } from '@oja/contract/texts';
import { Button } from '@oja/ui/Button';
import { Switch } from '@oja/ui/Switch';
import { TextArea } from '@oja/ui/TextArea';
import { type FormEvent, useState } from 'react';

import { useSetAutomaticRepliesMutation } from '../../../api/automatic-replies-api.ts';
import { translateText } from '../../../platform/language.ts';
import styles from './AutomaticMessages.module.css';
import { OpeningHours, hasWrongHours } from './OpeningHours.tsx';

interface AutomaticMessagesFormProps {
  saved: AutomaticReplies;
  /** Called with each change. */
  onEdit: () => void;
  /** Called when they are saved, and on Cancel. */
  onEnd: () => void;
}

const isTooLong = (text: string) => text.length > AUTOMATIC_REPLY_MAX;

/** The texts, the switch and the hours. They are saved together; a failure keeps what was typed. */
export function AutomaticMessagesForm({ saved, onEdit, onEnd }: AutomaticMessagesFormProps) {
  const [replies, setReplies] = useState(saved);
  const [isChecked, setChecked] = useState(false);
  const [save, { isLoading }] = useSetAutomaticRepliesMutation();
  const { greeting, away, isAway, hours } = replies;
  const change = (edit: Partial<AutomaticReplies>) => {
    setReplies((before) => ({ ...before, ...edit }));
    onEdit();
  };
  const textError = (text: string) =>
    isChecked && isTooLong(text) ? translateText(VALIDATION.automaticReplyText) : undefined;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (isLoading || isTooLong(greeting) || isTooLong(away) || hasWrongHours(hours)) return;
    if ((await save(replies)).data) onEnd();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        label={t`Greeting`}
        hint={t`Answers somebody who writes to you for the first time. Leave it empty to send none.`}
        maxCharacters={AUTOMATIC_REPLY_MAX}
        error={textError(greeting)}
        value={greeting}
        onChange={({ target }) => change({ greeting: target.value })}
      />
      <TextArea
        label={t`Away message`}
        hint={t`Answers messages outside your opening hours, or while you are away. Leave it empty to send none.`}
        maxCharacters={AUTOMATIC_REPLY_MAX}
        error={textError(away)}
        value={away}
        onChange={({ target }) => change({ away: target.value })}
      />
      <Switch
        label={t`I am away`}
        hint={t`Sends the away message at any time, until you turn this off.`}
        checked={isAway}
        onValueChange={(next) => change({ isAway: next })}
      />
      <OpeningHours hours={hours} isChecked={isChecked} onChange={(next) => change({ hours: next })} />
      <div className={styles.actions}>
        <Button variant="secondary" disabled={isLoading} onClick={onEnd}>
          {t`Cancel`}
        </Button>
        <Button type="submit" loading={isLoading}>
          {t`Save`}
        </Button>
      </div>
    </form>
  );
}
