import { t } from '@lingui/core/macro';
import type { Message } from '@oja/contract/messages';
import type { ScheduledMessage } from '@oja/contract/scheduled-messages';
import { Button } from '@oja/ui/Button';
import { ConfirmDialog } from '@oja/ui/ConfirmDialog';
import { Notice } from '@oja/ui/Notice';
import { useMinute } from '@oja/ui/hooks/use-minute';
import { useId, useState } from 'react';

import { hasErrorCode, isUnreached } from '../../../api/failure.ts';
import { useGetScheduledQuery, useTakeBackScheduledMutation } from '../../../api/scheduled-api.ts';
import { translateText } from '../../../platform/language.ts';
import { useUser } from '../../../session/use-session.ts';
import { returnToDraft, setDraftQuoteId, useDraft, useDraftPostId } from '../composer/drafts.ts';
import { sendTimeText } from '../later/send-times.ts';
import styles from './ScheduledMessages.module.css';

interface ScheduledMessagesProps {
  partnerId: string;
  /** Whether there is a field, to which a text returns. Elsewhere it can be copied and deleted. */
  canWrite: boolean;
  /** The loaded messages: what is among them was sent. */
  sent: readonly Pick<Message, 'clientId'>[];
  onCopy: (text: string) => Promise<void>;
}

/** What the viewer sends a partner later, and what could not be sent (product §2 "Chat thread"). */
export function ScheduledMessages({ partnerId, canWrite, sent, onCopy }: ScheduledMessagesProps) {
  const { _id } = useUser();
  const { data, isError, refetch } = useGetScheduledQuery();
  const now = useMinute();
  const [takeBack] = useTakeBackScheduledMutation();
  const [draft] = useDraft(_id, partnerId);
  const [postId, setPostId] = useDraftPostId(_id, partnerId);
  const [leaving, setLeaving] = useState<string>();
  const [asked, setAsked] = useState<ScheduledMessage>();

  const call = async ({ clientId }: ScheduledMessage): Promise<boolean> => {
    const isOnline = navigator.onLine;
    setLeaving(clientId);
    const { error } = await takeBack(clientId);
    setLeaving(undefined);
    // Without an answer it may have been taken back. Twice in sight is better than lost.
    return !error || hasErrorCode(error, 'scheduled_not_found') || (isOnline && isUnreached(error));
  };
  const returnText = async (message: ScheduledMessage) => {
    const isFree = await returnToDraft(_id, partnerId, message.text, call(message));
    if (!isFree || draft !== '') return;
    if (message.post && postId === '') setPostId(message.post._id);
    if (message.replyTo !== null) setDraftQuoteId(_id, partnerId, message.replyTo);
  };
  const press = (message: ScheduledMessage) => {
    if (canWrite && draft === '') void returnText(message);
    else setAsked(message);
  };
  const confirm = (message: ScheduledMessage) => {
    setAsked(undefined);
    void (canWrite ? returnText(message) : call(message));
  };

  if (isError && !data)
    return (
      <Notice action={<Button size="small" onClick={() => void refetch()}>{t`Try again`}</Button>}>
        {t`What you send later could not be loaded.`}
      </Notice>
    );
  const sentIds = new Set(sent.map(({ clientId }) => clientId));
  const shown = data?.data.filter(({ recipientId, clientId }) => recipientId === partnerId && !sentIds.has(clientId));
  if (!shown || shown.length === 0) return null;
  return (
    <>
      <ul className={styles.waiting} aria-label={t`Sent later`}>
        {shown.map((message) => (
          <ScheduledItem
            key={message.clientId}
            message={message}
            now={now}
            isLeaving={leaving === message.clientId}
            canWrite={canWrite}
            onTakeBack={() => press(message)}
            onCopy={() => void onCopy(message.text)}
          />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          open
          tone={canWrite ? 'accent' : 'danger'}
          question={
            canWrite ? t`Your field has a text already. Add this one below it?` : t`Delete the text that was not sent?`
          }
          text={asked.text}
          confirmLabel={canWrite ? t`Take back and add it` : t`Delete`}
          cancelLabel={canWrite ? t`Leave it waiting` : t`Keep it`}
          onConfirm={() => confirm(asked)}
          onOpenChange={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

interface ScheduledItemProps {
  message: ScheduledMessage;
  now: number;
  isLeaving: boolean;
  canWrite: boolean;
  onTakeBack: () => void;
  onCopy: () => void;
}

function ScheduledItem({ message, now, isLeaving, canWrite, onTakeBack, onCopy }: ScheduledItemProps) {
  const id = useId();
  const { text, post, error, sendAt } = message;
  const reason = error && translateText(error.message, error.code);
  return (
    <li className={styles.message}>
      <p id={id} className={styles.text} dir="auto">
        {text}
      </p>
      {post?.title && <p className={styles.when}>{t`About ${{ title: post.title }}`}</p>}
      <p className={styles.when} data-failed={error ? true : undefined}>
        {reason ? t`Was not sent. ${reason}` : sendTimeText(sendAt, now)}
      </p>
      <div className={styles.actions}>
        {!canWrite && (
          <Button size="small" variant="secondary" aria-describedby={id} onClick={onCopy}>{t`Copy text`}</Button>
        )}
        <Button size="small" variant="secondary" loading={isLeaving} aria-describedby={id} onClick={onTakeBack}>
          {canWrite ? t`Take back` : t`Delete`}
        </Button>
      </div>
    </li>
  );
}
