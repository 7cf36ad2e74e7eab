import { Button } from '@oja/ui/Button';
import { ConfirmDialog } from '@oja/ui/ConfirmDialog';
import { Notice } from '@oja/ui/Notice';
import { useState } from 'react';

interface DraftNoteProps {
  /** Above the form, what came back from last time; below it, that what is written now stays. */
  place: 'above' | 'below';
  /** What is lost with it. */
  text: string;
  /** Takes everything out of the form. */
  onDiscard: () => void;
}

/** Says that there is a draft, and discards it after a question: nothing that was written goes by one wrong press. */
export function DraftNote({ place, text, onDiscard }: DraftNoteProps) {
  const [isAsking, setIsAsking] = useState(false);
  const discard = (
    <Button variant={place === 'above' ? 'secondary' : 'quiet'} size="small" onClick={() => setIsAsking(true)}>
      Discard draft
    </Button>
  );
  return (
    <>
      {place === 'above' ? (
        <Notice kind="info" title="Draft restored" action={discard}>
          What you wrote last time is back.
        </Notice>
      ) : (
        <>
          Your draft is kept on this device.
          {discard}
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        question="Discard this draft?"
        text={text}
        confirmLabel="Discard"
        onConfirm={() => {
          setIsAsking(false);
          onDiscard();
        }}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
