import { t } from '@lingui/core/macro';
import { LABEL_NAME_MAX } from '@oja/contract/limits';
import { Button } from '@oja/ui/Button';
import { Checkbox } from '@oja/ui/Checkbox';
import { Dialog } from '@oja/ui/Dialog';
import { TextField } from '@oja/ui/TextField';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';

import { useChangeConversationMutation, useRenameLabelsMutation } from '../../../api/conversation-states-api.ts';
import { useLabelNames } from './use-label-names.ts';
import styles from './Sorting.module.css';
import type { Sorted } from './use-set-aside.ts';

interface LabelsDialogProps {
  conversation: Sorted;
  onClose: () => void;
}

/**
 * The labels of a conversation, and their names (product §2 "Chat list"). The keys 1 to 6 set a label and close the
 * dialog.
 */
export function LabelsDialog({ conversation, onClose }: LabelsDialogProps) {
  const names = useLabelNames();
  const [change] = useChangeConversationMutation();
  const [rename, { isLoading }] = useRenameLabelsMutation();
  const [isRenaming, setIsRenaming] = useState(false);
  const { labels = [], name } = conversation;
  const toggle = (label: number) => {
    const next = labels.includes(label) ? labels.filter((each) => each !== label) : [...labels, label];
    void change({ conversation, labels: next });
  };
  const press = (event: KeyboardEvent) => {
    const label = Number(event.key);
    if (isRenaming || event.ctrlKey || event.metaKey || event.altKey || !(label >= 1 && label <= names.length)) return;
    event.preventDefault();
    toggle(label);
    onClose();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { data } = await rename(new FormData(event.currentTarget).getAll('name').map(String));
    if (data) setIsRenaming(false);
  };
  if (isRenaming)
    return (
      <Dialog open title={t`Rename your labels`} onOpenChange={onClose}>
        <form className={styles.choices} onSubmit={(event) => void submit(event)}>
          {names.map((each, index) => (
            <TextField
              // oxlint-disable-next-line react/no-array-index-key -- the place is the label
              key={index}
              name="name"
              label={t`Label ${{ number: index + 1 }}`}
              defaultValue={each}
              maxLength={LABEL_NAME_MAX}
            />
          ))}
          <Button type="submit" loading={isLoading}>{t`Save the names`}</Button>
        </form>
      </Dialog>
    );
  return (
    <Dialog
      open
      title={t`Labels of ${{ name }}`}
      onOpenChange={onClose}
      onKeyDown={press}
      actions={
        <>
          <Button variant="secondary" onClick={() => setIsRenaming(true)}>{t`Rename labels`}</Button>
          <Button onClick={onClose}>{t`Done`}</Button>
        </>
      }
    >
      <div className={styles.choices}>
        {names.map((each, index) => (
          <Checkbox
            // oxlint-disable-next-line react/no-array-index-key -- the place is the label
            key={index}
            label={`${index + 1} · ${each}`}
            checked={labels.includes(index + 1)}
            onChange={() => toggle(index + 1)}
          />
        ))}
      </div>
    </Dialog>
  );
}
