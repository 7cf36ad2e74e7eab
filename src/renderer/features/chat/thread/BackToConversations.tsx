import { t } from '@lingui/core/macro';
import { Link as TextLink } from '@oja/ui/Link';
import { Link } from 'react-router';

/** The link back from a conversation that cannot be shown. */
export function BackToConversations() {
  return (
    <TextLink asChild variant="standalone">
      <Link to="/dashboard/chat">{t`Back to conversations`}</Link>
    </TextLink>
  );
}
