import { SendHorizontal, ThumbsUp } from 'lucide-react';
import { useId, useRef, type ClipboardEvent, type ComponentProps, type ReactNode, type Ref } from 'react';

import { IconButton } from '@oja/ui/IconButton';
import { useComposedRef } from '@oja/ui/hooks/use-composed-ref';
import { cx } from '@oja/ui/cx';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { AddPictures } from './AddPictures.tsx';
import { ComposerClosed, type Explanation } from './ComposerClosed.tsx';
import { ComposerImages, type ComposerImage } from './ComposerImages.tsx';
import { ComposerPreview } from './ComposerPreview.tsx';
import { GrowingTextArea } from './GrowingTextArea.tsx';
import styles from './MessageComposer.module.css';
import { useChosenPreview } from './use-chosen-preview.ts';
import { useWindowDrop } from './use-window-drop.ts';
import { MESSAGES } from './messages.ts';

/** The props of the root element. It handles pasted files itself. */
type ComposerBoxProps = Omit<ComponentProps<'div'>, 'children' | 'onPaste'>;

export interface OpenComposerProps extends ComposerBoxProps {
  /** The draft of the conversation, controlled by the caller. */
  value: string;
  /** Called with the new text. */
  onValueChange: (text: string) => void;
  /** Sends the text, the pictures, or both; never called when there are neither. The caller then clears both. */
  onSend: () => void;
  /** Content above the field: a SharedPost, if the message is about a post. It cannot be sent alone. */
  post?: ReactNode;
  /** Content above the field: a MessageQuote, if the message answers another one. */
  quote?: ReactNode;
  /** Cancels the answer: called for Escape in the field. The MessageQuote has a button of its own for it. */
  onCancelQuote?: (() => void) | undefined;
  /** Sends a thumbs up as the answer: a button for it is shown beside an empty field, with a quote. */
  onThumbsUp?: (() => void) | undefined;
  /** Pictures chosen for this message. Default none. */
  images?: readonly ComposerImage[] | undefined;
  /**
   * Called with chosen or pasted files, and with those dropped anywhere in the window; the caller checks kind, number
   * and size. Without it, no pictures can be added.
   */
  onAddImages?: ((files: File[]) => void) | undefined;
  /** Removes a picture. */
  onRemoveImage?: ((id: string) => void) | undefined;
  /** Buttons beside the field, such as one for saved replies. */
  actions?: ReactNode;
  /** The error of the last files or of the text: shown above the field, and announced. */
  error?: ReactNode;
  /** Placeholder. Default "Message". */
  placeholder?: string | undefined;
  /** Maximum length, in characters; a longer text shows an error and is not cut. */
  maxCharacters: number;
  /** Ref of the text area, to focus it when the thread opens. */
  fieldRef?: Ref<HTMLTextAreaElement> | undefined;
}

/** The field for a message, with its pictures and buttons, or `closed`: the explanation why there is none. */
export function OpenComposer({
  value,
  onValueChange,
  onSend,
  post,
  quote,
  onCancelQuote,
  onThumbsUp,
  images = [],
  onAddImages,
  onRemoveImage,
  actions,
  error,
  placeholder,
  maxCharacters,
  fieldRef,
  className,
  closed,
  ...rest
}: OpenComposerProps & { closed: Explanation | undefined }) {
  const messages = useMessages('MessageComposer', MESSAGES);
  const { format } = useLocale();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const composed = useComposedRef(area, fieldRef);
  const preview = useChosenPreview(images, area);
  const isDropping = useWindowDrop(closed ? undefined : onAddImages);

  const over = value.length - maxCharacters;
  const problem = over > 0 ? format(messages.tooLong, { count: over }) : error;
  const canSend = over <= 0 && (value.trim() !== '' || images.length > 0);
  const isQuoting = quote != null;
  const send = () => {
    preview.close();
    if (canSend) onSend();
    area.current?.focus();
  };
  const remove = (imageId: string) => {
    onRemoveImage?.(imageId);
    area.current?.focus();
  };
  const paste = (event: ClipboardEvent) => {
    // Word and Excel add a picture to copied text; only the text is pasted.
    const { types, files } = event.clipboardData;
    if (!types.includes('text/plain') && files.length > 0) onAddImages?.([...files]);
  };
  if (closed) return <ComposerClosed {...rest} {...closed} className={className} />;
  return (
    <div {...rest} className={cx(styles.composer, className)} data-dropping={isDropping || undefined} onPaste={paste}>
      {isQuoting && <div className={styles.quote}>{quote}</div>}
      {post && <div className={styles.post}>{post}</div>}
      {images.length > 0 && <ComposerImages images={images} onOpen={preview.open} onRemove={remove} />}
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {problem}
      </p>
      <div className={styles.bar}>
        {onAddImages && (
          <AddPictures
            onAdd={(files) => {
              preview.expect();
              onAddImages(files);
            }}
          />
        )}
        <GrowingTextArea
          ref={composed}
          className={styles.field}
          aria-label={messages.message}
          aria-describedby={problem == null ? undefined : `${id}-problem`}
          aria-invalid={over > 0 || undefined}
          enterKeyHint="send"
          placeholder={isDropping ? messages.drop : (placeholder ?? messages.message)}
          value={value}
          onValueChange={onValueChange}
          onEnter={send}
          onEscape={isQuoting ? onCancelQuote : undefined}
        />
        {actions}
        {isQuoting && onThumbsUp && value.trim() === '' && images.length === 0 && (
          <IconButton
            label={messages.thumbsUp}
            icon={<ThumbsUp />}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => {
              onThumbsUp();
              area.current?.focus();
            }}
          />
        )}
        <IconButton
          label={messages.send}
          className={styles.send}
          icon={<SendHorizontal />}
          aria-disabled={!canSend}
          // The press must not take the focus from the field: a phone's keyboard would close after each message.
          onPointerDown={(event) => event.preventDefault()}
          onClick={send}
        />
      </div>
      <ComposerPreview
        image={preview.image}
        number={preview.index + 1}
        count={images.length}
        {...{ value, onValueChange }}
        onSend={send}
        onRemove={() => {
          if (preview.image) remove(preview.image.id);
          preview.close();
        }}
        onDismiss={preview.close}
      />
    </div>
  );
}
