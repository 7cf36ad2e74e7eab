/** Dispatched on the window by code that shows a toast where no toasts are shown yet. */
export const TOAST_NEEDED = 'oja:toast-needed';
