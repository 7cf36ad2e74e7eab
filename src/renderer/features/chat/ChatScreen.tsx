import { t } from '@lingui/core/macro';
import { ERROR_MESSAGES } from '@oja/contract/texts';
import { EmptyState } from '@oja/ui/EmptyState';
import { useParams } from 'react-router';

import { translateText } from '../../platform/language.ts';
import { useUser } from '../../session/use-session.ts';
import { BackToConversations } from './thread/BackToConversations.tsx';
import { Conversation } from './thread/Conversation.tsx';

/**
 * /dashboard/chat/{id}: the conversation with a person (product §2 "Chat thread"). Users cannot message themselves
 * (product §4).
 */
export default function ChatScreen() {
  const { id = '' } = useParams();
  const { _id } = useUser();
  if (id !== _id) return <Conversation key={id} partnerId={id} />;
  return (
    <EmptyState
      tone="danger"
      page="framed"
      title={translateText(ERROR_MESSAGES.cannot_message_self)}
      text={t`Choose somebody else to write to.`}
      action={<BackToConversations />}
    />
  );
}
