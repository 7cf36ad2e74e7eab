import { Slot } from 'radix-ui';
import type { HTMLAttributes, ReactElement, ReactNode, Ref } from 'react';

export interface LinkSlotProps extends HTMLAttributes<HTMLElement> {
  /** The application's own link, without content: `<Link to="/dashboard/profile/1" />`. Without it, plain text. */
  link: ReactElement | undefined;
  /** Class of the link. */
  className?: string | undefined;
  /** Content of the link. */
  children: ReactNode;
  /** Ref of the link, or of the plain text. */
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * Renders content in a link from the application, so that the library does not depend on a router. Further props (a
 * role, handlers) go to the link.
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
