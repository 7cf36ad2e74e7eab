import type { ReactElement } from 'react';

import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { FullPage, type FullPageProps } from '../FullPage/FullPage.tsx';
import { LinkSlot } from '../LinkSlot/LinkSlot.tsx';
import { useMessages } from '../hooks/use-messages.ts';
import { MESSAGES } from './messages.ts';

export interface NotFoundPageProps extends Omit<FullPageProps, 'children'> {
  /** The application's link home, without content: to /dashboard when logged in, otherwise to /. */
  homeLink: ReactElement;
}

/** The page for unknown addresses (product §2 "Not-found page"). */
export function NotFoundPage({ homeLink, ...rest }: NotFoundPageProps) {
  const messages = useMessages('NotFoundPage', MESSAGES);
  return (
    <FullPage {...rest}>
      <EmptyState
        headingLevel={1}
        title={messages.title}
        text={messages.text}
        action={
          <Button asChild>
            <LinkSlot link={homeLink}>{messages.home}</LinkSlot>
          </Button>
        }
      />
    </FullPage>
  );
}
