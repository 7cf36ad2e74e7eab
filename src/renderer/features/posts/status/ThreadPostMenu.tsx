import { t } from '@lingui/core/macro';
import { IconButton } from '@oja/ui/IconButton';
import { Menu } from '@oja/ui/Menu';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import type { StatusSubject } from '../../../api/post-status-api.ts';
import { useSessionDispatch } from '../../../session/use-session.ts';
import { statusItems } from './status-items.tsx';

/** The menu of the viewer's own post in a conversation about it: it changes its status (product §4 "Post status"). */
export default function ThreadPostMenu({ post }: { post: StatusSubject }): ReactNode {
  const dispatch = useSessionDispatch();
  const [question, setQuestion] = useState<ReactNode>();
  return (
    <>
      <Menu
        trigger={<IconButton label={t`Menu of “${{ title: post.title }}”`} icon={<Ellipsis />} />}
        items={statusItems(post, dispatch, setQuestion)}
      />
      {question}
    </>
  );
}
