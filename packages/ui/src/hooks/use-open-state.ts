import { useState } from 'react';

/** The props by which an overlay is controlled. */
export interface OpenState {
  /** Whether it is open, when the caller controls it. Without it the overlay keeps its own state. */
  open?: boolean | undefined;
  /** Opens it initially, without `open`. Default false. */
  defaultOpen?: boolean | undefined;
  /** Called when it opens and closes; a caller that controls it then sets `open`. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * Returns whether an overlay is open, and the function that opens and closes it. With `open` it only asks the caller,
 * by `onOpenChange`; without, it keeps the state, too.
 * @param props the overlay's `open`, `defaultOpen` and `onOpenChange`
 * @returns whether it is open, and the function that sets it
 */
export function useOpenState(props: OpenState) {
  const { open: given, defaultOpen = false, onOpenChange } = props;
  const [own, setOwn] = useState(defaultOpen);
  const open = given ?? own;
  const setOpen = (next: boolean) => {
    setOwn(next);
    if (next !== open) onOpenChange?.(next);
  };
  return [open, setOpen] as const;
}
