import { Slot } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

export interface LinkSlotProps {
  /** The application's own link, without content: `<Link to="/dashboard/profile/1" />`. Without one, plain text. */
  link: ReactElement | undefined;
  /** Looks of the link. */
  className?: string | undefined;
  /** What is inside the link. */
  children: ReactNode;
}

/** Puts content into a link that the application gives, so that the library never knows the router. */
export function LinkSlot({ link, className, children }: LinkSlotProps) {
  if (!link) return <span className={className}>{children}</span>;
  return (
    <Slot.Root className={className}>
      <Slot.Slottable>{link}</Slot.Slottable>
      {children}
    </Slot.Root>
  );
}
