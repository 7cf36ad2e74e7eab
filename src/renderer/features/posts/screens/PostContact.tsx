import { t } from '@lingui/core/macro';
import { PHONE_PREFIX } from '@oja/contract/format-phone';
import { isMobilePhone } from '@oja/contract/mobile-phone';
import type { Post } from '@oja/contract/posts';
import type { Rating } from '@oja/contract/rating';
import { Button } from '@oja/ui/Button';
import { MessageCircle, MessageSquareShare, Phone } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router';

import { chatPath } from '../../people/person-paths.ts';
import styles from './PostContact.module.css';
import { PostSeller } from './PostSeller.tsx';

/** The digits of the country prefix, as wa.me expects them. */
const WHATSAPP_PREFIX = PHONE_PREFIX.slice(1);

interface PostContactProps {
  /** Another person's post. */
  post: Post;
  /** The month in which its author joined, see PostSeller. */
  authorSince: string | undefined;
  /** How long its author usually takes to answer, see PostSeller. */
  answerMinutes: number | undefined;
  /** The mean of the reviews about its author, see PostSeller. */
  rating: Rating | undefined;
  /** Receives the link to the chat. */
  action: Ref<HTMLAnchorElement>;
}

/**
 * What stands beside the phone number on a post's own page, for others than its author: a call, WhatsApp for mobile
 * numbers, a message in Oja, an offer for what is for sale, the seller, and a note on how to buy safely.
 */
export function PostContact({
  post: { _id, user, phoneNumber, price, pricePoint, status },
  authorSince,
  answerMinutes,
  rating,
  action,
}: PostContactProps) {
  return (
    <>
      {phoneNumber !== '' && (
        <div className={styles.calls}>
          <Button asChild size="small" variant="secondary" icon={<Phone />}>
            <a href={`tel:${PHONE_PREFIX}${phoneNumber}`}>{t`Call`}</a>
          </Button>
          {isMobilePhone(phoneNumber) && (
            <Button asChild size="small" variant="secondary" icon={<MessageSquareShare />}>
              <a href={`https://wa.me/${WHATSAPP_PREFIX}${phoneNumber}`} target="_blank" rel="noreferrer">
                {t`WhatsApp`}
              </a>
            </Button>
          )}
        </div>
      )}
      <Button asChild fullWidth icon={<MessageCircle />}>
        <Link ref={action} to={chatPath(user._id, _id)}>{t`Message vendor about this`}</Link>
      </Button>
      {price !== null && price > 0 && status !== 'sold' && status !== 'paused' && (
        <Button asChild fullWidth variant="secondary">
          <Link to={`${chatPath(user._id)}?offer=${_id}`}>
            {pricePoint === 'Fixed Price' ? t`Buy at this price` : t`Make an offer`}
          </Link>
        </Button>
      )}
      <PostSeller author={user} since={authorSince} {...{ answerMinutes, rating }} />
      <p className={styles.safety}>{t`Meet where there are people, look at the goods, and pay only then.`}</p>
    </>
  );
}
