import { ArrowLeft } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

import { IconButton } from '../IconButton/IconButton.tsx';
import { cx } from '../cx/cx.ts';
import { useMessages } from '../hooks/use-messages.ts';
import styles from './PageHeader.module.css';
import { MESSAGES } from './messages.ts';

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** The page's heading. */
  title: ReactNode;
  /** Level of the heading. Default 1: the page's only first-level heading. 2 for a list beside what is open in it. */
  headingLevel?: 1 | 2 | undefined;
  /** One line under the title. */
  text?: ReactNode;
  /** The application's link to the parent page, without content; shown as a back arrow. */
  back?: ReactElement | undefined;
  /** Goes back in the history, if there is no `back` link. */
  onBack?: (() => void) | undefined;
  /** Accessible name of the back arrow. Default "Back". */
  backLabel?: string;
  /** Buttons at its end. */
  actions?: ReactNode;
}

/** The header of a dashboard page. */
export function PageHeader({
  title,
  headingLevel = 1,
  text,
  back,
  onBack,
  backLabel,
  actions,
  className,
  ...rest
}: PageHeaderProps) {
  const messages = useMessages('PageHeader', MESSAGES);
  const Heading = `h${headingLevel}` as const;
  const backName = backLabel ?? messages.back;
  return (
    <header {...rest} className={cx(styles.header, className)}>
      {back && (
        <IconButton asChild className={styles.back} label={backName} icon={<ArrowLeft />}>
          {back}
        </IconButton>
      )}
      {!back && onBack && <IconButton className={styles.back} label={backName} icon={<ArrowLeft />} onClick={onBack} />}
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
