/** Dispatched on the window by whoever has something to say where no toasts are shown yet. */
export const TOAST_NEEDED = 'oja:toast-needed';
