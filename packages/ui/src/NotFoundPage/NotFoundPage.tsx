import type { ReactElement } from 'react';

import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { FullPage } from '../FullPage/FullPage.tsx';
import { LinkSlot } from '../LinkSlot/LinkSlot.tsx';

export interface NotFoundPageProps {
  /** The application's link home, without content: to /dashboard when logged in, otherwise to /. */
  homeLink: ReactElement;
  /**
   * It is inside a layout that has a main part already, such as DashboardLayout. Default false: it is the whole page.
   */
  inFrame?: boolean | undefined;
}

/** The page for unknown addresses (product §2 "Not-found page"). */
export function NotFoundPage({ homeLink, inFrame = false }: NotFoundPageProps) {
  return (
    <FullPage inFrame={inFrame}>
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
