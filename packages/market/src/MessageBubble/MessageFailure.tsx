import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '@oja/ui/Button';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './MessageBubble.module.css';
import { MESSAGES } from './messages.ts';

interface MessageFailureProps {
  /** Why the message was not sent. Default "Not sent." */
  failure: ReactNode;
  /** Text of the retry button. Default "Try again". */
  retryLabel: string | undefined;
  /** Sends the message again. Without it there is no button. */
  onRetry: (() => void) | undefined;
}

/** The line below a message that was not sent. */
export function MessageFailure({ failure, retryLabel, onRetry }: MessageFailureProps) {
  const messages = useMessages('MessageBubble', MESSAGES);
  return (
    <div className={styles.failed}>
      <span>{failure ?? messages.failed}</span>
      {onRetry && (
        <Button variant="quiet" size="small" icon={<RotateCw />} onClick={onRetry}>
          {retryLabel ?? messages.retry}
        </Button>
      )}
    </div>
  );
}
