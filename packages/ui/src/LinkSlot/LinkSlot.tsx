import { Slot } from 'radix-ui';
import type { HTMLAttributes, ReactElement, ReactNode, Ref } from 'react';

export interface LinkSlotProps extends HTMLAttributes<HTMLElement> {
  /** The application's own link, without content: `<Link to="/dashboard/profile/1" />`. Without one, plain text. */
  link: ReactElement | undefined;
  /** Looks of the link. */
  className?: string | undefined;
  /** What is inside the link. */
  children: ReactNode;
  /** Reaches the link, or the plain text. */
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * Puts content into a link that the application gives, so that the library never knows the router. Whatever else it
 * is given (a role, handlers) goes to the link as well.
 */
export function LinkSlot({ link, children, ...rest }: LinkSlotProps) {
  if (!link) return <span {...rest}>{children}</span>;
  return (
    <Slot.Root {...rest}>
      <Slot.Slottable>{link}</Slot.Slottable>
      {children}
    </Slot.Root>
  );
}
