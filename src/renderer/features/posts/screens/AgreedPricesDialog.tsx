import { plural, t } from '@lingui/core/macro';
import type { AgreedPrices } from '@oja/contract/deals';
import type { Post } from '@oja/contract/posts';
import { Dialog } from '@oja/ui/Dialog';

import styles from './AgreedPrices.module.css';

interface AgreedPricesDialogProps {
  post: Post;
  prices: AgreedPrices;
  /** The sentence with the prices. */
  text: string;
  /** Called when the viewer closes the dialog. */
  onClose: () => void;
}

/** How the prices are worked out that others agreed on for goods like a post's (product §4 "Agreed prices"). */
export function AgreedPricesDialog({ post, prices, text, onClose }: AgreedPricesDialogProps) {
  const goods = [post.category, post.condition, post.state].filter(Boolean).join(', ');
  return (
    <Dialog open onOpenChange={onClose} title={t`How this is worked out`} description={text}>
      <ul className={styles.facts}>
        <li>{t`It is for one of like posts: ${goods}.`}</li>
        <li>
          {plural(prices.days, {
            one: 'It looks at deals that were agreed on Oja in the last # day.',
            other: 'It looks at deals that were agreed on Oja in the last # days.',
          })}{' '}
          {plural(prices.deals, { one: 'At least # deal counts.', other: 'At least # deals count.' })}
        </li>
        <li>{t`The lowest and the highest quarter of their prices are left out. What is shown is the half between.`}</li>
        <li>{t`Cancelled and contested deals do not count, and of each person only the latest few do: nobody’s own deals can set it.`}</li>
        <li>{t`It changes once a day and is rounded, so that nobody’s single deal can be read from it.`}</li>
        <li>{t`Make, age and quality differ: it says what is usual, not what this post is worth.`}</li>
      </ul>
    </Dialog>
  );
}
