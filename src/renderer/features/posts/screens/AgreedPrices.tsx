import { t } from '@lingui/core/macro';
import type { Post } from '@oja/contract/posts';
import { Button } from '@oja/ui/Button';
import type { ReactNode } from 'react';

import { useLatePart } from '../../../platform/use-late-part.ts';
import styles from './AgreedPrices.module.css';
import { useAgreedPrices } from './use-agreed-prices.ts';

const loadDialog = async () => (await import('./AgreedPricesDialog.tsx')).AgreedPricesDialog;

/** "Agreed at ₦42,000 to ₦50,000 lately", with how it is worked out. Nothing where too few deals are known. */
export default function AgreedPrices({ post }: { post: Post }): ReactNode {
  const agreed = useAgreedPrices(post);
  const { Part: Dialog, isOpening, open, close } = useLatePart(loadDialog);
  if (!agreed) return null;
  return (
    <div className={styles.line}>
      <span>{agreed.text}</span>
      <Button variant="quiet" size="small" loading={isOpening} onClick={open}>
        {t`How this is worked out`}
      </Button>
      {Dialog && <Dialog post={post} {...agreed} onClose={close} />}
    </div>
  );
}
