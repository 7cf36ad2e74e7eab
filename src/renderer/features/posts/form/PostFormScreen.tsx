import { t } from '@lingui/core/macro';
import { PageHeader } from '@oja/ui/PageHeader';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';

import { usePageTitle } from '../../../platform/use-page-title.ts';
import { type AdvertRequest, readAdvertRequest, reloadWithPrice } from './advert-request.ts';
import { CreatePostForm } from './CreatePostForm.tsx';
import type { DraftPurpose } from './draft-keys.ts';
import { EditPost } from './EditPost.tsx';

function CreatePost() {
  const order = useAdvertRequest();
  const purpose = order ? 'advert' : 'post';
  /** The purpose to which a draft was moved. Its form restarts with that draft. */
  const [movedTo, setMovedTo] = useState<DraftPurpose>();
  return (
    <>
      <PageHeader title={t`New post`} />
      {order?.isPriceRight !== false && (
        <CreatePostForm
          key={`${purpose} ${movedTo}`}
          purpose={purpose}
          order={order}
          hasMoved={movedTo === purpose}
          onMoved={() => setMovedTo(purpose)}
        />
      )}
    </>
  );
}

/** /dashboard/post/{id?}: a verified vendor writes a post or an advert, and its author edits one (product §2). */
export default function PostFormScreen() {
  const { id } = useParams();
  usePageTitle(id === undefined ? t`New post` : t`Edit post`);
  return id === undefined ? <CreatePost /> : <EditPost key={id} postId={id} />;
}

/**
 * Reads the advert in the address; undefined for an ordinary post. If its price is not the plan's price, the address is
 * corrected and the page reloads: until then `isPriceRight` is false, and nothing is shown.
 */
function useAdvertRequest(): AdvertRequest | undefined {
  const [search] = useSearchParams();
  const order = readAdvertRequest(search);
  const wrong = order && !order.isPriceRight ? order.plan : undefined;
  useEffect(() => {
    if (wrong) reloadWithPrice(wrong);
  }, [wrong]);
  return order;
}
