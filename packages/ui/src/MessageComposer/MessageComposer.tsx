import { SendHorizontal } from 'lucide-react';
import { useId, useRef, type ClipboardEvent, type ReactNode, type Ref } from 'react';

import { IconButton } from '../IconButton/IconButton.tsx';
import { useFileDrop } from '../hooks/useFileDrop.ts';
import { useComposedRef } from '../hooks/useComposedRef.ts';
import { AddPictures } from './AddPictures.tsx';
import { ComposerClosed } from './ComposerClosed.tsx';
import { ComposerImages, type ComposerImage } from './ComposerImages.tsx';
import { ComposerPreview } from './ComposerPreview.tsx';
import { GrowingTextArea } from './GrowingTextArea.tsx';
import styles from './MessageComposer.module.css';
import { useChosenPreview } from './useChosenPreview.ts';

export type { ComposerImage } from './ComposerImages.tsx';

export interface MessageComposerProps {
  /** The draft: the caller keeps it, for each conversation. */
  value: string;
  /** Called with the text as it is typed. */
  onChange: (text: string) => void;
  /** Sends text and pictures; never called when there is neither. The caller then empties both. */
  onSend: () => void;
  /** Over the field: a SharedPost, where the message will be about a post. It is nothing to send by itself. */
  post?: ReactNode;
  /** Pictures chosen for this message. Default none. */
  images?: readonly ComposerImage[] | undefined;
  /** Called with files that were chosen, pasted or dropped; the caller checks kind, number and size. Without it, no pictures. */
  onAddImages?: ((files: File[]) => void) | undefined;
  /** Takes a picture out again. */
  onRemoveImage?: ((id: string) => void) | undefined;
  /**
   * `offline` says that messages wait, and still takes them. `blocked`, `refused` (by the other) and `closed` (account
   * deleted) take none and say why. Default `ready`.
   */
  state?: 'ready' | 'offline' | 'blocked' | 'refused' | 'closed' | undefined;
  /** Words for the state, instead of the usual ones. */
  stateText?: ReactNode;
  /** Beside them: a button that unblocks. */
  stateAction?: ReactNode;
  /** What was wrong with the last files or the text: over the field, and read out. */
  error?: ReactNode;
  /** In the empty field. Default "Message". */
  placeholder?: string | undefined;
  /** The most characters a message may have; going over is said, never cut. Default 4000. */
  maxCharacters?: number | undefined;
  /** The text area: to put the focus into it when the thread opens. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

const number = new Intl.NumberFormat('en-NG');

/** Where messages are written (spec §2): Enter or the button sends, Shift and Enter break the line, the focus stays. */
export function MessageComposer(props: MessageComposerProps) {
  const { state = 'ready', stateText, stateAction } = props;
  // The field keeps its place among the two, so that whoever is typing when the connection goes can type on.
  return (
    <>
      {state !== 'ready' && <ComposerClosed state={state} text={stateText} action={stateAction} />}
      {(state === 'ready' || state === 'offline') && <OpenComposer {...props} />}
    </>
  );
}

function OpenComposer({
  value, onChange, onSend, post,
  images = [],
  onAddImages,
  onRemoveImage,
  error,
  placeholder = 'Message',
  maxCharacters = 4000,
  ref,
}: MessageComposerProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const composed = useComposedRef(area, ref);
  const preview = useChosenPreview(images, area);
  const { dropping, handlers } = useFileDrop(onAddImages);

  const over = value.length - maxCharacters;
  const problem = over > 0 ? `${number.format(over)} ${over === 1 ? 'character' : 'characters'} too many. Nothing is lost: shorten it, or send it in two.` : error;
  const canSend = over <= 0 && (value.trim() !== '' || images.length > 0);
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
    // Word and Excel put a picture beside copied words; the words are what was meant.
    if (!event.clipboardData.types.includes('text/plain')) handlers.onPaste(event);
  };
  return (
    <div className={styles.composer} data-dropping={dropping || undefined} {...handlers} onPaste={paste}>
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
          aria-label="Message"
          aria-describedby={problem == null ? undefined : `${id}-problem`}
          aria-invalid={over > 0 || undefined}
          enterKeyHint="send"
          placeholder={dropping ? 'Let go to add the pictures' : placeholder}
          value={value}
          onChange={onChange}
          onEnter={send}
        />
        <IconButton
          label="Send"
          className={styles.send}
          icon={<SendHorizontal />}
          aria-disabled={!canSend}
          // The press must not take the focus from the field: on a phone the keyboard would go down after each message.
          onPointerDown={(event) => event.preventDefault()}
          onClick={send}
        />
      </div>
      <ComposerPreview
        image={preview.image}
        number={preview.index + 1}
        count={images.length}
        {...{ value, onChange }}
        onSend={send}
        onRemove={() => {
          if (preview.image) remove(preview.image.id);
          preview.close();
        }}
        onClose={preview.close}
      />
    </div>
  );
}
