import { Search } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { Field } from '../Field/Field.tsx';
import control from '../Field/control.module.css';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '../cx/cx.ts';
import { useDebouncedValue } from '../hooks/use-debounced-value.ts';
import { useLocale } from '../hooks/use-locale.ts';
import { useMessages } from '../hooks/use-messages.ts';
import { useOpenState } from '../hooks/use-open-state.ts';
import styles from './CommandPalette.module.css';
import { PaletteList, optionId } from './PaletteList.tsx';
import { MESSAGES } from './messages.ts';
import type { CommandPaletteGroup, CommandPaletteItem } from './palette-items.ts';
import { useActiveItem } from './use-active-item.ts';

export type { CommandPaletteGroup, CommandPaletteItem } from './palette-items.ts';

export interface CommandPaletteProps<Item extends CommandPaletteItem = CommandPaletteItem> extends Omit<
  DialogProps,
  'children' | 'actions' | 'description' | 'dismissible' | 'size' | 'onSelect'
> {
  /** Label of the field. Default: the title. */
  label?: string | undefined;
  /** Placeholder of the empty field. */
  placeholder?: string | undefined;
  /** The query, when the caller controls it. Without it the field keeps its own. */
  value?: string | undefined;
  /** Called with the text at every key. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The longest query, in characters. */
  maxLength?: number | undefined;
  /** What fits the query, which the caller decides. Some dozens of items at most: all are rendered. */
  groups: readonly CommandPaletteGroup<Item>[];
  /** Key of the item that is chosen now: it is marked, and the palette opens at it. */
  chosen?: string | undefined;
  /** What gets the focus at first: the `field`, or the `list`, without an on-screen keyboard. Default `field`. */
  initialFocus?: 'field' | 'list' | undefined;
  /** Called with the chosen item. The palette then closes. */
  onSelect?: ((item: Item) => void) | undefined;
  /** More results are on their way: shown in the field and announced. Default false. */
  loading?: boolean | undefined;
  /** Shown and announced when no item fits. Default "Nothing fits what you typed." */
  emptyText?: ReactNode;
  /** A sentence below the list, such as why a part of the results is missing. */
  note?: ReactNode;
}

/**
 * A dialog with a field and a list: typing a few letters and Enter goes anywhere or runs a command. The focus stays in
 * the field (WAI-ARIA's pattern "combobox with listbox").
 */
export function CommandPalette<Item extends CommandPaletteItem = CommandPaletteItem>({
  open: givenOpen,
  defaultOpen,
  onOpenChange,
  title,
  label,
  placeholder,
  value: givenValue,
  onValueChange,
  maxLength,
  groups,
  chosen,
  initialFocus = 'field',
  onSelect,
  loading = false,
  emptyText,
  note,
  className,
  ...rest
}: CommandPaletteProps<Item>) {
  const messages = useMessages('CommandPalette', MESSAGES);
  const { format } = useLocale();
  const listId = useId();
  const [open, setOpen] = useOpenState({ open: givenOpen, defaultOpen, onOpenChange });
  const [ownValue, setOwnValue] = useState('');
  const value = givenValue ?? ownValue;
  const shown = groups.filter(({ items }) => items.length > 0);
  const items = shown.flatMap((group) => group.items);
  const { active, move, reset } = useActiveItem(items, value === '' ? chosen : undefined);
  // Each opening starts with the first item of an empty field.
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setOwnValue('');
    reset();
  }
  const isEmpty = items.length === 0 && !loading;

  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!open) return;
    if (initialFocus === 'list') list.current?.focus();
    // While it was being rendered, the dialog was still hidden.
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [open, initialFocus]);

  // Announced once typing pauses, so that a screen reader is not interrupted at every key.
  const count = useDebouncedValue(open && value !== '' && items.length > 0 ? items.length : 0);
  const announced = count > 0 ? format(messages.found, { count }) : '';

  const select = (item: Item) => {
    setOpen(false);
    onSelect?.(item);
  };
  const pressKey = (event: KeyboardEvent) => {
    // Ignores Enter that confirms an input method's word, and keys with a modifier, such as Shift+Home.
    if (event.nativeEvent.isComposing || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const isMove = move(event.key);
    if (!isMove && event.key !== 'Enter') return;
    if (!isMove && active) select(active);
    event.preventDefault();
  };

  return (
    <Dialog {...rest} open={open} onOpenChange={setOpen} title={title} className={cx(styles.palette, className)}>
      <div className={styles.body}>
        <Field label={label ?? title} labelHidden>
          {(wiring) => (
            <span className={control.box}>
              <span className={control.affix} data-side="start" aria-hidden="true">
                {loading ? <Spinner /> : <Search />}
              </span>
              <input
                {...wiring}
                className={control.control}
                role="combobox"
                type="text"
                // An empty field follows the page's direction, as its placeholder does.
                dir={value === '' ? undefined : 'auto'}
                autoComplete="off"
                autoCorrect="off"
                autoCapitalize="none"
                enterKeyHint="go"
                spellCheck={false}
                aria-autocomplete="list"
                aria-expanded={items.length > 0}
                aria-controls={items.length > 0 ? listId : undefined}
                aria-activedescendant={active && optionId(listId, items.indexOf(active))}
                placeholder={placeholder}
                maxLength={maxLength}
                value={value}
                onChange={({ target }) => {
                  reset();
                  setOwnValue(target.value);
                  onValueChange?.(target.value);
                }}
                onKeyDown={pressKey}
              />
            </span>
          )}
        </Field>
        <div className={styles.results} data-tall={initialFocus === 'list' || undefined}>
          {items.length > 0 && (
            <PaletteList
              ref={list}
              id={listId}
              label={messages.results}
              groups={shown}
              {...{ active, chosen }}
              onSelect={select}
              onKeyDown={pressKey}
            />
          )}
          <div role="status">
            {isEmpty && <p className={styles.note}>{emptyText ?? messages.noMatch}</p>}
            {loading && <VisuallyHidden>{messages.loading}</VisuallyHidden>}
            <VisuallyHidden>{announced}</VisuallyHidden>
          </div>
          {note != null && <p className={styles.note}>{note}</p>}
        </div>
      </div>
    </Dialog>
  );
}
