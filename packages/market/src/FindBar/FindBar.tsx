import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useEffectEvent, type ComponentProps, type KeyboardEvent, type Ref } from 'react';

import { IconButton } from '@oja/ui/IconButton';
import { SearchField } from '@oja/ui/SearchField';
import { cx } from '@oja/ui/cx';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './FindBar.module.css';
import { MESSAGES } from './messages.ts';

export interface FindBarProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** The text that is searched now; empty before the first search. */
  value: string;
  /** The longest text. */
  maxCharacters?: number | undefined;
  /** Called with the trimmed text: on Enter, and after a pause in typing. */
  onValueChange: (text: string) => void;
  /** Number of messages found so far. */
  count: number;
  /** There may be more further back. Default false. */
  hasMore?: boolean | undefined;
  /** The one that is shown, counted from the newest, which is 1. 0 for none. */
  position: number;
  /** Shows another one, by its position. */
  onPositionChange: (position: number) => void;
  /** A search is in progress. Default false. */
  loading?: boolean | undefined;
  /** Why nothing can be searched, in a sentence. */
  error?: string | undefined;
  /** Called on Escape, and by its button: the caller removes the bar. */
  onDismiss: () => void;
  /** Ref of the text box, to focus it. */
  fieldRef?: Ref<HTMLInputElement> | undefined;
}

/** Finds text in a conversation: a box, how many messages were found, and the way from one to the next. */
export function FindBar({
  value,
  maxCharacters,
  onValueChange,
  count,
  hasMore = false,
  position,
  onPositionChange,
  loading = false,
  error,
  onDismiss,
  fieldRef,
  className,
  ...rest
}: FindBarProps) {
  const messages = useMessages('FindBar', MESSAGES);
  const { format } = useLocale();
  const canGoOlder = position < count || hasMore;
  const canGoNewer = position > 1;
  const go = (isOlder: boolean) => {
    if (isOlder ? canGoOlder : canGoNewer) onPositionChange(isOlder ? position + 1 : position - 1);
  };

  const pressAnywhere = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'F3' || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(!event.shiftKey);
  });
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => pressAnywhere(event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  const pressInField = (event: KeyboardEvent<HTMLInputElement>) => {
    // The first Enter searches for the text; the next ones go on with what was found.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && event.currentTarget.value.trim() === value)
      go(!event.shiftKey);
  };
  const pressInside = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // Not only the box is emptied, as browsers do.
    event.preventDefault();
    event.stopPropagation();
    onDismiss();
  };
  const searchFor = (text: string) => {
    if (text.trim() !== value) onValueChange(text.trim());
  };

  const found = format(hasMore ? messages.positionMore : messages.position, { position, count });
  const state = value === '' ? '' : count > 0 ? found : loading || hasMore ? messages.searching : messages.none;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape works on all controls inside
    <div
      {...rest}
      role="search"
      className={cx(styles.bar, className)}
      aria-label={messages.label}
      onKeyDown={pressInside}
    >
      <SearchField
        ref={fieldRef}
        className={styles.field}
        label={messages.label}
        placeholder={messages.placeholder}
        maxLength={maxCharacters}
        value={value}
        onSearch={searchFor}
        onKeyDown={pressInField}
      />
      <p className={styles.state} role="status" data-failed={error === undefined ? undefined : true}>
        {error ?? state}
      </p>
      <div className={styles.controls}>
        <IconButton label={messages.older} icon={<ChevronUp />} disabled={!canGoOlder} onClick={() => go(true)} />
        <IconButton label={messages.newer} icon={<ChevronDown />} disabled={!canGoNewer} onClick={() => go(false)} />
        <IconButton label={messages.close} icon={<X />} onClick={onDismiss} />
      </div>
    </div>
  );
}
