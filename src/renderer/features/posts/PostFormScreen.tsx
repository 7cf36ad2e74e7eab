import { PageHeader } from '@oja/ui/PageHeader';

import { usePageTitle } from '../../platform/use-page-title.ts';
import { PostForm } from './PostForm.tsx';

/** /dashboard/post: where a verified vendor creates a post (spec §2). */
export default function PostFormScreen() {
  usePageTitle('New post');
  return (
    <>
      <PageHeader title="New post" />
      <PostForm />
    </>
  );
}
