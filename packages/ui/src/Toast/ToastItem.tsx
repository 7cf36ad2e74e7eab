import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import { useState } from 'react';

import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useMessages } from '../hooks/use-messages.ts';
import styles from './ToastItem.module.css';
import { dismissToast, type ToastEntry } from './toast-store.ts';
import { MESSAGES } from './messages.ts';

const ICONS = { neutral: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** A duration without an end: Radix sets no timer for it. */
const FOREVER = Infinity;

interface ToastItemProps {
  /** The toast's content, and whether it is still open. */
  entry: ToastEntry;
}

/** One toast. Errors and warnings interrupt a screen reader, the others are announced politely. */
export function ToastItem({ entry }: ToastItemProps) {
  const { id, open, title, text, tone = 'neutral', durationMs = 5000, persistent = false, action } = entry;
  const messages = useMessages('Toast', MESSAGES);
  const [element, setElement] = useState<HTMLLIElement | null>(null);
  const Icon = ICONS[tone];
  return (
    <RadixToast.Root
      ref={setElement}
      className={styles.toast}
      data-tone={tone}
      open={open}
      onOpenChange={(stays) => {
        if (!stays) dismissToast(id);
      }}
      // Radix puts it into the page in a transition, which a busy page delays: its time counts from then on.
      duration={persistent || !element ? FOREVER : durationMs}
      type={tone === 'danger' || tone === 'warning' ? 'foreground' : 'background'}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <RadixToast.Title className={styles.title} dir="auto">
          {title}
        </RadixToast.Title>
        {text && (
          <RadixToast.Description className={styles.text} dir="auto">
            {text}
          </RadixToast.Description>
        )}
        {action && (
          <RadixToast.Action asChild altText={action.label}>
            <Button className={styles.action} variant="secondary" size="small" onClick={action.onSelect}>
              {action.label}
            </Button>
          </RadixToast.Action>
        )}
      </div>
      <RadixToast.Close asChild>
        <IconButton label={messages.dismiss} icon={<X />} />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
