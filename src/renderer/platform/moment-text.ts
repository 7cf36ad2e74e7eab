/** A time with its day, in the language of the app. */
export const momentText = (date: Date): string =>
  date.toLocaleString(document.documentElement.lang, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
