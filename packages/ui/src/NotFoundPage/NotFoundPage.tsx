import type { ReactElement } from 'react';

import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { FullPage, type FullPageProps } from '../FullPage/FullPage.tsx';
import { LinkSlot } from '../LinkSlot/LinkSlot.tsx';

export interface NotFoundPageProps extends Omit<FullPageProps, 'children'> {
  /** The application's link home, without content: to /dashboard when logged in, otherwise to /. */
  homeLink: ReactElement;
}

/** The page for unknown addresses (product §2 "Not-found page"). */
export function NotFoundPage({ homeLink, ...rest }: NotFoundPageProps) {
  return (
    <FullPage {...rest}>
      <EmptyState
        headingLevel={1}
        title="Oops! Lost in Space"
        text="The page you're looking for doesn't exist or might have been removed."
        action={
          <Button asChild>
            <LinkSlot link={homeLink}>Take Me Home</LinkSlot>
          </Button>
        }
      />
    </FullPage>
  );
}
