import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface ListBox {
  /** The field that keeps the focus while the list is open. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** Id of the list box. */
  listId: string;
  /** Ids of the options, in order; without one the list is not shown, and the keys are the field's own. */
  ids: readonly string[];
  /** What is typed: with each change the first option is active again. */
  typed: string;
  onTake: (id: string) => void;
  onClose: () => void;
}

/** A press on them does not close the list: the list itself, the field, and the button that opens it. */
const isInside = (target: EventTarget | null, listId: string) =>
  target instanceof Element && target.closest(`#${CSS.escape(listId)}, textarea, [aria-haspopup="listbox"]`) !== null;

/**
 * Makes the field of a message the combobox of a list: arrow keys choose an option, Enter and Tab take it, Escape
 * closes the list, and so does a press elsewhere.
 * @returns the id of the active option, the first one at first
 */
export function useListBox({ field, listId, ids, typed, onTake, onClose }: ListBox): string | undefined {
  const [chosen, setChosen] = useState<{ typed: string; id: string | undefined }>();
  const active = chosen?.typed === typed && chosen.id && ids.includes(chosen.id) ? chosen.id : ids[0];
  const isShown = active !== undefined;

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, shiftKey, isComposing, keyCode } = event;
    // Safari ends a composition before its keydown event, which then has keyCode 229.
    if (active === undefined || isComposing || keyCode === 229) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step !== undefined) setChosen({ typed, id: ids[(ids.indexOf(active) + step + ids.length) % ids.length] });
    else if ((key === 'Enter' || key === 'Tab') && !shiftKey) onTake(active);
    else if (key === 'Escape') onClose();
    else return;
    // The field would send its text, and a dialog or pane around it would close.
    event.preventDefault();
    event.stopPropagation();
  });
  const leave = useEffectEvent((event: FocusEvent | PointerEvent) => {
    const target = event instanceof FocusEvent ? event.relatedTarget : event.target;
    // A window that loses the focus keeps its list.
    if (target && !isInside(target, listId)) onClose();
  });

  useEffect(() => {
    const { current } = field;
    if (!current || !isShown) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    current.addEventListener('keydown', (event) => press(event), { signal });
    current.addEventListener('blur', (event) => leave(event), { signal });
    document.addEventListener('pointerdown', (event) => leave(event), { signal });
    const role = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': 'true', 'aria-controls': listId };
    for (const [name, value] of Object.entries(role)) current.setAttribute(name, value);
    return () => {
      ended.abort();
      setChosen(undefined);
      for (const name of Object.keys(role)) current.removeAttribute(name);
    };
  }, [field, isShown, listId]);

  useEffect(() => {
    if (active === undefined) return undefined;
    field.current?.setAttribute('aria-activedescendant', active);
    document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
    const { current } = field;
    return () => current?.removeAttribute('aria-activedescendant');
  }, [active, field]);

  return active;
}
