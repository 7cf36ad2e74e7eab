import { t } from '@lingui/core/macro';
import type { AgreedPrices as Prices } from '@oja/contract/deals';
import { formatNaira } from '@oja/contract/naira';
import type { Post } from '@oja/contract/posts';
import { Button } from '@oja/ui/Button';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactNode } from 'react';

import { useGetAgreedPricesQuery } from '../../../api/agreed-prices-api.ts';
import { useLatePart } from '../../../platform/use-late-part.ts';
import styles from './AgreedPrices.module.css';

const loadDialog = async () => (await import('./AgreedPricesDialog.tsx')).AgreedPricesDialog;

/**
 * What others agreed on lately for one of goods like a post's, and the sentence that says so (product §4 "Agreed
 * prices"). Posts without a category or a state have no such prices.
 * @param post undefined for one whose prices are not shown
 * @returns undefined until they are known, and where too few deals are
 */
export function useAgreedPrices(post: Post | undefined): { prices: Prices; text: string } | undefined {
  const { locale } = useLocale();
  const { _id = '', category, state, condition = null } = post ?? {};
  const { currentData } = useGetAgreedPricesQuery(category && state ? { _id, category, state, condition } : skipToken);
  const prices = currentData?.data.prices;
  if (!prices) return undefined;
  const [low, high] = [formatNaira(prices.low, locale), formatNaira(prices.high, locale)];
  return { prices, text: low === high ? t`Agreed at about ${low} lately` : t`Agreed at ${low} to ${high} lately` };
}

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
