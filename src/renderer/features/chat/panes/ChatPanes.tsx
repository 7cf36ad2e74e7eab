import { t } from '@lingui/core/macro';
import { useMediaQuery } from '@oja/ui/hooks/use-media-query';
import { SplitView } from '@oja/ui/SplitView';
import { type ReactNode, useRef } from 'react';
import { useParams } from 'react-router';

import { usePaneSizes } from '../../../platform/pane-sizes.ts';
import { useReturnFocus } from '../../../platform/use-return-focus.ts';
import { useUser } from '../../../session/use-session.ts';
import ConversationsScreen from '../ConversationsScreen.tsx';
import { ConversationDetails } from './ConversationDetails.tsx';
import styles from './ChatPanes.module.css';
import { NoConversation } from './NoConversation.tsx';

/** The width of the list for each width of the window: the thread has 60, 50 and 40 percent (product §2). */
const LIST = { md: '40%', lg: '50%', xl: '20rem' } as const;

/**
 * The list of conversations beside the open one, and in very wide windows its details. The address says which is open:
 * `children` is its screen.
 */
export default function ChatPanes({ children }: { children: ReactNode }) {
  const { id } = useParams();
  const { _id } = useUser();
  const isLarge = useMediaQuery('(width >= 64rem)');
  const isExtraLarge = useMediaQuery('(width >= 80rem)');
  const layout = isExtraLarge ? 'xl' : isLarge ? 'lg' : 'md';
  const [sizes, setSizes] = usePaneSizes(_id, `chat-${layout}`);
  const isOpen = id !== undefined && id !== _id;
  const list = useRef<HTMLDivElement>(null);
  useReturnFocus(list, isOpen);

  return (
    <SplitView
      className={styles.panes}
      sizes={sizes}
      onSizesChange={setSizes}
      panes={[
        {
          key: 'list',
          label: t`Conversations`,
          size: LIST[layout],
          content: (
            <div ref={list} className={styles.list}>
              <ConversationsScreen isPane />
            </div>
          ),
        },
        {
          key: 'thread',
          label: t`Messages`,
          size: isExtraLarge ? '40%' : undefined,
          content: id === undefined ? <NoConversation /> : children,
        },
        ...(isExtraLarge && isOpen
          ? [{ key: 'details', label: t`Details`, content: <ConversationDetails key={id} partnerId={id} /> }]
          : []),
      ]}
    />
  );
}
