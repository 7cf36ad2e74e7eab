import { Link as LinkIcon, MessageCircle, PencilLine, Settings, Users } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';

import { Button } from '@oja/ui/Button';
import { useCopy } from '@oja/ui/hooks/use-copy';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './ProfileHeader.module.css';
import { MESSAGES } from './messages.ts';

export interface ProfileActionsProps {
  /** The profile is the viewer's own. Default false. */
  isOwn?: boolean | undefined;
  /** The application's link to the form, without content: Update Profile. Shown to the owner. */
  editLink?: ReactElement | undefined;
  /** The application's link to the settings, without content. Shown to the owner. */
  settingsLink?: ReactElement | undefined;
  /** A FollowButton. Shown to others. */
  followButton?: ReactNode;
  /**
   * The application's link to the conversation, without content. Disabled on the viewer's own profile, since users
   * cannot message themselves.
   */
  messageLink?: ReactElement | undefined;
  /** The application's link to Find Users, without content: Explore Users. Shown to others. */
  exploreLink?: ReactElement | undefined;
  /** An action for admins on this account: a button, and the dialog it opens. Last in the row. */
  adminAction?: ReactNode;
  /** The full URL of this profile, copied by Copy Profile Link. Without it there is no such button. */
  profileUrl?: string | undefined;
  /** Called when the URL is on the clipboard: show a toast. */
  onLinkCopied?: (() => void) | undefined;
  /** Called when the browser refused: "Could not copy link." (product §8). */
  onLinkCopyFailed?: (() => void) | undefined;
}

/** The viewer's actions on a profile; the owner's differ from those of others (product §2). */
export function ProfileActions({
  isOwn = false,
  messageLink,
  profileUrl,
  adminAction,
  onLinkCopied,
  onLinkCopyFailed,
  ...links
}: ProfileActionsProps) {
  const messages = useMessages('ProfileHeader', MESSAGES);
  const { copy } = useCopy();
  const copyLink = async (url: string) => {
    if (await copy(url)) onLinkCopied?.();
    else onLinkCopyFailed?.();
  };
  return (
    <div className={styles.actions}>
      {!isOwn && links.followButton}
      {isOwn && <LinkButton link={links.editLink} icon={<PencilLine />} text={messages.edit} variant="primary" />}
      {isOwn && messageLink ? (
        <Button variant="secondary" size="small" icon={<MessageCircle />} disabled>
          {messages.message}
        </Button>
      ) : (
        <LinkButton link={messageLink} icon={<MessageCircle />} text={messages.message} variant="primary" />
      )}
      {isOwn && <LinkButton link={links.settingsLink} icon={<Settings />} text={messages.settings} />}
      {!isOwn && <LinkButton link={links.exploreLink} icon={<Users />} text={messages.explore} />}
      {profileUrl !== undefined && (
        <Button variant="quiet" size="small" icon={<LinkIcon />} onClick={() => void copyLink(profileUrl)}>
          {messages.copyLink}
        </Button>
      )}
      {adminAction}
    </div>
  );
}

interface LinkButtonProps {
  /** The application's link; without it there is no button. */
  link: ReactElement | undefined;
  /** Icon before the label. */
  icon: ReactNode;
  /** The label. */
  text: string;
  /** `primary` for the one main action of the profile. Default `quiet`. */
  variant?: 'primary' | 'quiet';
}

function LinkButton({ link, icon, text, variant = 'quiet' }: LinkButtonProps) {
  if (!link) return null;
  return (
    <Button asChild variant={variant} size="small" icon={icon}>
      {cloneElement(link, {}, text)}
    </Button>
  );
}
