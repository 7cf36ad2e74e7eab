import { t } from '@lingui/core/macro';
import { PHONE_PREFIX } from '@oja/contract/format-phone';
import type { Post } from '@oja/contract/posts';
import { Price } from '@oja/market/Price';
import { Button } from '@oja/ui/Button';
import { IconButton } from '@oja/ui/IconButton';
import { useInView } from '@oja/ui/hooks/use-in-view';
import { MessageCircle, Phone } from 'lucide-react';
import type { RefObject } from 'react';
import { Link } from 'react-router';

import { chatPath } from '../../people/person-paths.ts';
import styles from './PostBar.module.css';

/** The tab bar and this bar cover the end of the window: an action below them is not in view yet. */
const COVERED = '0px 0px -136px 0px';

interface PostBarProps {
  /** Another person's post. */
  post: Post;
  /** The page's own action that leads to the vendor: while it is in view, the bar is hidden. */
  action: RefObject<Element | null>;
}

/**
 * On a phone, what a reader of a post needs at any place of its page: the price, a message and a call. It stands above
 * the tab bar, and last in the page, so that it hides nothing at the end.
 */
export function PostBar({ post: { _id, user, price, phoneNumber }, action }: PostBarProps) {
  const isActionInView = useInView(action, { margin: COVERED });
  return (
    <div className={styles.bar} role="group" aria-label={t`Contact`} data-hidden={isActionInView || undefined}>
      <div className={styles.actions}>
        {phoneNumber !== '' && (
          <IconButton asChild variant="filled" label={t`Call`} icon={<Phone />}>
            <a href={`tel:${PHONE_PREFIX}${phoneNumber}`}>{''}</a>
          </IconButton>
        )}
        <Button asChild className={styles.message} icon={<MessageCircle />}>
          <Link to={chatPath(user._id, _id)}>{t`Message`}</Link>
        </Button>
      </div>
      <Price className={styles.price} amount={price} />
    </div>
  );
}
