import { useMediaQuery } from '@oja/ui/hooks/use-media-query';

/** Windows that may have a keyboard: phones without a mouse do not, and load none of the code for keys. */
export const MAY_HAVE_KEYBOARD = '(any-hover: hover) or (width >= 48rem)';

/** Returns whether there may be a keyboard. */
export const useHasKeyboard = (): boolean => useMediaQuery(MAY_HAVE_KEYBOARD);
