import { PageHeader } from '@oja/ui/PageHeader';
import { useParams } from 'react-router-dom';

import { usePageTitle } from '../../platform/use-page-title.ts';
import { CreatePostForm } from './CreatePostForm.tsx';
import { EditPost } from './EditPost.tsx';
import { useAdvertOrder } from './use-advert-order.ts';

function CreatePost() {
  const order = useAdvertOrder();
  return (
    <>
      <PageHeader title="New post" />
      {order?.isPriceRight !== false && <CreatePostForm order={order} />}
    </>
  );
}

/** /dashboard/post/{id?}: where a verified vendor writes a post or an advert, and its author changes one (spec §2). */
export default function PostFormScreen() {
  const { id } = useParams();
  usePageTitle(id === undefined ? 'New post' : 'Edit post');
  return id === undefined ? <CreatePost /> : <EditPost key={id} postId={id} />;
}
