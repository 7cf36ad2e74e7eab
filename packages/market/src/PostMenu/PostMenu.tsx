import { Ellipsis, Flag, MessageCircle, Pencil, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';

import { IconButton } from '@oja/ui/IconButton';
import { Menu, type MenuEntry, type MenuProps } from '@oja/ui/Menu';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import type { PostPermissions } from './post-permissions.ts';
import { MESSAGES } from './messages.ts';

export { postPermissions, type PostPermissions } from './post-permissions.ts';

export interface PostMenuProps extends Omit<MenuProps, 'items' | 'title' | 'trigger'> {
  /**
   * The viewer's permissions; `postPermissions` derives them from the roles (product §6). Without any, there is no
   * menu.
   */
  may: PostPermissions;
  /** The post's title: distinguishes the menus of a list. */
  title: string;
  /** The application's link to the post's form, without content. */
  editLink: ReactElement;
  /**
   * The application's link to the conversation with the vendor about this post, without content. None for the viewer's
   * own post.
   */
  messageLink?: ReactElement | undefined;
  /** Changes of the post's status, and what else its author can do with it. Default: none. */
  statusItems?: readonly MenuEntry[] | undefined;
  /** Opens the FlagDialog. */
  onFlag: () => void;
  /** Asks whether to delete it: opens a ConfirmDialog. */
  onDelete: () => void;
}

/** The further actions on a post (product §6 "Post menu"). Pass it as PostCard's `menu`. */
export function PostMenu({
  may,
  title,
  editLink,
  messageLink,
  statusItems = [],
  onFlag,
  onDelete,
  ...rest
}: PostMenuProps) {
  const messages = useMessages('PostMenu', MESSAGES);
  const { format } = useLocale();
  return (
    <Menu
      {...rest}
      trigger={<IconButton label={format(messages.menu, { title })} icon={<Ellipsis />} />}
      items={[
        messageLink && { label: messages.message, icon: <MessageCircle />, link: messageLink },
        ...statusItems,
        may.edit && { label: messages.edit, icon: <Pencil />, link: editLink },
        may.flag && { label: messages.flag, icon: <Flag />, onSelect: onFlag },
        'separator',
        may.delete && { label: messages.delete, icon: <Trash2 />, tone: 'danger', onSelect: onDelete },
      ]}
    />
  );
}
