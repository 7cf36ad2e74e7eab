import { CircleCheck } from 'lucide-react';
import type { ComponentProps } from 'react';

import { cx } from '@oja/ui/cx';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './PhoneBadge.module.css';
import { MESSAGES } from './messages.ts';

export type PhoneBadgeProps = Omit<ComponentProps<'span'>, 'children'>;

/** Shows that a phone number is its owner's: they have typed the code that Oja sent there (decision 039). */
export function PhoneBadge({ className, ...rest }: PhoneBadgeProps) {
  const messages = useMessages('PhoneBadge', MESSAGES);
  return (
    <span {...rest} className={cx(styles.badge, className)}>
      <CircleCheck aria-hidden="true" />
      {messages.label}
    </span>
  );
}
