import { t } from '@lingui/core/macro';
import { Button } from '@oja/ui/Button';
import { Notice } from '@oja/ui/Notice';
import { Eye, Link2, Megaphone, MessageSquareShare } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';

import { useSharePost } from '../posts/card/use-share-post.ts';
import type { PublishedState } from '../posts/form/use-create-post.ts';
import { postPath } from '../posts/post-paths.ts';
import styles from './PublishedPost.module.css';

type Published = PublishedState['published'];

/** What the vendor can do with the post that was just published, above the feed (product §4 "Post submit"). */
export default function PublishedPost(): ReactNode {
  const published = readPublished(useLocation().state);
  const [isClosed, setIsClosed] = useState(false);
  if (!published || isClosed) return null;
  const close = () => {
    setIsClosed(true);
    // The pressed button disappears: the reader goes on from the top.
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return <Panel {...published} onClose={close} />;
}

function Panel({ _id, title, onClose }: Published & { onClose: () => void }) {
  const { copyLink, url } = useSharePost({ _id, title });
  return (
    <Notice
      className={styles.published}
      tone="success"
      title={t`“${{ title }}” is in the market`}
      onDismiss={onClose}
      action={
        <div className={styles.actions}>
          <Button asChild size="small" variant="secondary" icon={<Eye />}>
            <Link to={postPath(_id)}>{t`View`}</Link>
          </Button>
          <Button asChild size="small" variant="secondary" icon={<MessageSquareShare />}>
            <a
              href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url()}`)}`}
              target="_blank"
              rel="noreferrer"
              aria-label={t`Share on WhatsApp`}
            >
              {t`WhatsApp`}
            </a>
          </Button>
          <Button size="small" variant="secondary" icon={<Link2 />} onClick={() => void copyLink()}>
            {t`Copy link`}
          </Button>
          <Button asChild size="small" variant="secondary" icon={<Megaphone />}>
            <Link to="/dashboard/ads">{t`Promote`}</Link>
          </Button>
        </div>
      }
    />
  );
}

/** Reads the published post from the state of a history entry; undefined for any other state. */
function readPublished(state: unknown): Published | undefined {
  if (typeof state !== 'object' || state === null || !('published' in state)) return undefined;
  const { published } = state;
  if (typeof published !== 'object' || published === null || !('_id' in published) || !('title' in published))
    return undefined;
  const { _id, title } = published;
  return typeof _id === 'string' && typeof title === 'string' ? { _id, title } : undefined;
}
