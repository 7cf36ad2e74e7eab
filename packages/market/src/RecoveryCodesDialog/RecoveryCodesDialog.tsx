import { Check, Copy, Download } from 'lucide-react';
import { useMemo } from 'react';

import { Button } from '@oja/ui/Button';
import { Dialog, type DialogProps } from '@oja/ui/Dialog';
import { useCopy } from '@oja/ui/hooks/use-copy';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { useObjectUrls } from '@oja/ui/hooks/use-object-urls';
import { useOpenState } from '@oja/ui/hooks/use-open-state';
import { Notice } from '@oja/ui/Notice';
import styles from './RecoveryCodesDialog.module.css';
import { MESSAGES } from './messages.ts';

export interface RecoveryCodesDialogProps extends Omit<
  DialogProps,
  'actions' | 'children' | 'description' | 'dismissible' | 'onClose' | 'title'
> {
  /** The codes, as they are typed at the login. */
  codes: readonly string[];
  /** Offers them as a plain text file, which prints well. False where files cannot be saved. Default true. */
  downloadable?: boolean | undefined;
}

/**
 * Shows the recovery codes of an account, once. Only its button closes it, so that no press beside it loses them.
 */
export function RecoveryCodesDialog({
  codes,
  downloadable = true,
  open: given,
  defaultOpen,
  onOpenChange,
  ...rest
}: RecoveryCodesDialogProps) {
  const messages = useMessages('RecoveryCodesDialog', MESSAGES);
  const [open, setOpen] = useOpenState({ open: given, defaultOpen, onOpenChange });
  const { copy, result } = useCopy();
  const text = `${messages.fileTitle}\n\n${codes.join('\n')}\n`;
  const files = useMemo(() => [new Blob([text], { type: 'text/plain;charset=utf-8' })], [text]);
  const [address] = useObjectUrls(files);
  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={setOpen}
      dismissible={false}
      title={messages.title}
      description={messages.description}
      actions={<Button onClick={() => setOpen(false)}>{messages.done}</Button>}
    >
      <ol className={styles.codes} aria-label={messages.list}>
        {codes.map((code) => (
          <li key={code}>
            <code dir="ltr">{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.tools}>
        <Button
          variant="secondary"
          icon={result === 'copied' ? <Check /> : <Copy />}
          onClick={() => void copy(codes.join('\n'))}
        >
          {result === 'copied' ? messages.copied : messages.copy}
        </Button>
        {downloadable && address !== undefined && (
          <Button asChild variant="secondary" icon={<Download />}>
            <a href={address} download={messages.fileName}>
              {messages.download}
            </a>
          </Button>
        )}
      </div>
      {result === 'failed' && <Notice tone="danger">{messages.copyFailed}</Notice>}
    </Dialog>
  );
}
