import { t } from '@lingui/core/macro';
import { IconButton } from '@oja/ui/IconButton';
import { Menu } from '@oja/ui/Menu';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';

import type { StatusSubject } from '../../../api/post-status-api.ts';
import { usePostStatus } from './use-post-status.tsx';

/** The menu of the viewer's own post in a conversation about it: it changes its status (product §4 "Post status"). */
export default function ThreadPostMenu({ post }: { post: StatusSubject }): ReactNode {
  const { items, question } = usePostStatus(post);
  return (
    <>
      <Menu trigger={<IconButton label={t`Menu of “${{ title: post.title }}”`} icon={<Ellipsis />} />} items={items} />
      {question}
    </>
  );
}
