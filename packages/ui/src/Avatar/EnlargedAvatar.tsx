import { Dialog } from '../Dialog/Dialog.tsx';
import styles from './EnlargedAvatar.module.css';

export interface EnlargedAvatarProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called with false when it closes. */
  onOpenChange: (open: boolean) => void;
  /** The person's or business's name: the title. */
  name: string;
  /** Text below the name. */
  text: string | undefined;
  /** URL of the large picture. */
  src: string;
}

/** A person's picture, large, in a dialog. */
export function EnlargedAvatar({ open, onOpenChange, name, text, src }: EnlargedAvatarProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={<bdi>{name}</bdi>} description={text && <bdi>{text}</bdi>}>
      <img className={styles.large} src={src} alt={name} />
    </Dialog>
  );
}
