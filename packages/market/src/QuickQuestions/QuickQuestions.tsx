import { Button } from '@oja/ui/Button';
import { cx } from '@oja/ui/cx';
import { useMessages } from '@oja/ui/hooks/use-messages';
import type { ComponentProps } from 'react';

import { MESSAGES } from './messages.ts';
import styles from './QuickQuestions.module.css';

export interface QuickQuestionsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The questions, each as it is sent. */
  questions: readonly string[];
  /** Sends the question that was pressed. */
  onAsk: (question: string) => void;
}

/** Questions about a post above the field of a conversation: one press sends one. A narrow line of them scrolls. */
export function QuickQuestions({ questions, onAsk, className, ...rest }: QuickQuestionsProps) {
  const messages = useMessages('QuickQuestions', MESSAGES);
  return (
    <div role="group" aria-label={messages.label} {...rest} className={cx(styles.questions, className)}>
      {questions.map((question) => (
        <Button
          key={question}
          variant="secondary"
          size="small"
          className={styles.question}
          onClick={() => onAsk(question)}
        >
          {question}
        </Button>
      ))}
    </div>
  );
}
