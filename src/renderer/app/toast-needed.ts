/** Dispatched on the window by code that shows a toast on a page that has not loaded toasts. */
export const TOAST_NEEDED = 'oja:toast-needed';
