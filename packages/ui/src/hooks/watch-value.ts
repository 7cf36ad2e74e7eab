/** An element with a text value. */
export type TextInput = HTMLInputElement | HTMLTextAreaElement;

/** The browser's own value setter, below the overrides of React and test tools. */
function nativeSetter(element: TextInput) {
  const prototype = element instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  return Object.getOwnPropertyDescriptor(prototype, 'value');
}

/**
 * Calls back when code sets the value of an input, which fires no event: a form library that fills or resets its form,
 * or the form's own reset.
 * @returns a function that stops watching
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
  // The reset event comes before the reset itself.
  const form = element.form;
  const onReset = () => setTimeout(onSet);
  form?.addEventListener('reset', onReset);
  return () => {
    form?.removeEventListener('reset', onReset);
    if (before) Object.defineProperty(element, 'value', before);
    else Reflect.deleteProperty(element, 'value');
  };
}

/** Changes an input as typing would: React and every listener of the form get the event. */
export function typeInto(element: TextInput, value: string): void {
  nativeSetter(element)?.set?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}
