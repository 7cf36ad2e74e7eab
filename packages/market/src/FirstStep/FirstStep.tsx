import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';

import { Button } from '@oja/ui/Button';
import { Card } from '@oja/ui/Card';
import { cx } from '@oja/ui/cx';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './FirstStep.module.css';
import { MESSAGES } from './messages.ts';

export interface FirstStepProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** What is asked. */
  title: string;
  /** What the answer is good for, in one sentence. */
  lead?: ReactNode;
  /** The number of this step, from 1. */
  step: number;
  /** How many steps there are. */
  steps: number;
  /** The choices: buttons, or a list. */
  children: ReactNode;
  /** What ends the step besides a choice: "Done". */
  action?: ReactNode;
  /** Called when the step is left without an answer. Without it, the step cannot be skipped. */
  onSkip?: (() => void) | undefined;
}

/**
 * One question to somebody who is new, above what it is good for. From the second step on, its heading gets the focus.
 */
export function FirstStep({ title, lead, step, steps, children, action, onSkip, className, ...rest }: FirstStepProps) {
  const messages = useMessages('FirstStep', MESSAGES);
  const { format } = useLocale();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The pressed choice of the step before is gone.
    if (step > 1) heading.current?.focus();
  }, [step]);
  return (
    <Card asChild variant="raised">
      <section {...rest} className={cx(styles.step, className)} aria-labelledby={id}>
        <p className={styles.progress}>{format(messages.progress, { step, steps })}</p>
        <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        <div className={styles.choices}>{children}</div>
        <div className={styles.end}>
          {action}
          {onSkip && (
            <Button variant="quiet" onClick={onSkip}>
              {messages.skip}
            </Button>
          )}
        </div>
      </section>
    </Card>
  );
}
