/** What holds a text. */
export type TextInput = HTMLInputElement | HTMLTextAreaElement;

/** The setter that the browser gives every input, below those that React and test tools lay over it. */
function nativeSetter(element: TextInput) {
  const prototype = element instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  return Object.getOwnPropertyDescriptor(prototype, 'value');
}

/**
 * Calls back when code sets the value of an input, which no event tells: a form library that fills or resets its form,
 * or the form's own reset. Returns what ends the watch.
 */
export function watchValue(element: TextInput, onSet: () => void): () => void {
  const before = Object.getOwnPropertyDescriptor(element, 'value');
  const inherited = before ?? nativeSetter(element);
  Object.defineProperty(element, 'value', {
    configurable: true,
    get(): unknown {
      return inherited?.get?.call(element);
    },
    set(value: string) {
      inherited?.set?.call(element, value);
      onSet();
    },
  });
  // The form says that it will reset, and then does.
  const form = element.form;
  const onReset = () => setTimeout(onSet);
  form?.addEventListener('reset', onReset);
  return () => {
    form?.removeEventListener('reset', onReset);
    if (before) Object.defineProperty(element, 'value', before);
    else Reflect.deleteProperty(element, 'value');
  };
}

/** Changes an input as typing would: React sees it, and so does every listener of the form. */
export function typeInto(element: TextInput, value: string): void {
  nativeSetter(element)?.set?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}
