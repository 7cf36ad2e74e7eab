import { t } from '@lingui/core/macro';
import { Button } from '@oja/ui/Button';
import { ConfirmDialog } from '@oja/ui/ConfirmDialog';
import { Notice } from '@oja/ui/Notice';
import { useState } from 'react';

interface DraftNoteProps {
  /** Above the form: what was restored. Below it: that the current input is saved. */
  place: 'above' | 'below';
  /** Says which draft was restored: "Draft restored: new post". */
  restored: string;
  /** More about it. Default "What you wrote last time is back." */
  detail?: string | undefined;
  /** Whether a part is still being written to the device. Default false. */
  isPending?: boolean;
  /** What discarding it loses. */
  text: string;
  /** Clears the form. */
  onDiscard: () => void;
}

/** Shows that there is a draft, and discards it after a confirmation, so that one wrong press loses nothing. */
export function DraftNote({ place, restored, detail, isPending = false, text, onDiscard }: DraftNoteProps) {
  const [isAsking, setIsAsking] = useState(false);
  const discard = (
    <Button variant={place === 'above' ? 'secondary' : 'quiet'} size="small" onClick={() => setIsAsking(true)}>
      {t`Discard draft`}
    </Button>
  );
  return (
    <>
      {place === 'above' ? (
        <Notice tone="neutral" title={restored} action={discard}>
          {detail ?? t`What you wrote last time is back.`}
        </Notice>
      ) : (
        <>
          {isPending ? t`Keeping your draft on this device …` : t`Your draft is kept on this device.`}
          {discard}
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        question={t`Discard this draft?`}
        text={text}
        confirmLabel={t`Discard`}
        onConfirm={() => {
          setIsAsking(false);
          onDiscard();
        }}
        onOpenChange={setIsAsking}
      />
    </>
  );
}
